import type { GameInfo } from '../protocol';
import { language } from '../words';

/** Beginners have time to find a word. */
const CALM: Readonly<Record<string, unknown>> = { clue: 25 };

/** The options that suit a person: a game of words is played in their language, and in peace against the first bots. */
export function usual(game: Pick<GameInfo, 'options' | 'levels'>, level?: string): Record<string, unknown> {
  const suits = { language: language(), ...(level !== undefined && level === game.levels[0] ? CALM : {}) };
  return Object.fromEntries(
    Object.entries(suits).filter(([wish, value]) =>
      game.options.some(({ name, values }) => name === wish && values.includes(value)),
    ),
  );
}
