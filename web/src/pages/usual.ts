import type { GameInfo } from '../protocol';
import { language } from '../words';

/** The options that suit a person: a game of words is played in their language. */
export function usual(game: Pick<GameInfo, 'options'>): Record<string, unknown> {
  const spoken = game.options.find(({ name, values }) => name === 'language' && values.includes(language()));
  return spoken ? { language: language() } : {};
}
