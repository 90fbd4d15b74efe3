import clap from 'virtual:icons/fluent-emoji-flat/clapping-hands';
import laugh from 'virtual:icons/fluent-emoji-flat/face-with-tears-of-joy';
import ouch from 'virtual:icons/fluent-emoji-flat/face-with-head-bandage';
import star from 'virtual:icons/fluent-emoji-flat/glowing-star';
import heart from 'virtual:icons/fluent-emoji-flat/heart-suit';
import sleep from 'virtual:icons/fluent-emoji-flat/sleeping-face';
import think from 'virtual:icons/fluent-emoji-flat/thinking-face';
import wow from 'virtual:icons/fluent-emoji-flat/astonished-face';
import type { Reacted } from '../protocol';
import type { IconData } from '../ui/icon';

/** What a person can show without a word. */
export const FEELINGS: Record<Reacted['reaction'], IconData> = { heart, laugh, wow, clap, think, star, ouch, sleep };
