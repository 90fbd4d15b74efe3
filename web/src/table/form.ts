/** Forms: asks with a typed answer, filled in from what the game says of each field. */

import type { Move } from './board';

/** One thing to fill in, as the game describes it. */
export interface Field {
  readonly name: string;
  /** text, number, choice, choices, flag; guessed from the rest where it is absent. */
  readonly type: 'text' | 'number' | 'choice' | 'choices' | 'flag' | 'fixed';
  readonly values: readonly unknown[];
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly fixed: unknown;
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** Read what a game says of a field. */
export function readField(given: Readonly<Record<string, unknown>>): Field {
  const values = (given.values ?? given.options ?? given.choices) as readonly unknown[] | undefined;
  const least = number(given.min ?? given.least ?? given.min_length);
  const most = number(given.max ?? given.most ?? given.max_length);
  return {
    name: String(given.name),
    type: 'value' in given ? 'fixed' : kind(String(given.type ?? ''), values, least, most),
    values: values ?? [],
    least,
    most,
    fixed: given.value,
  };
}

function kind(type: string, values: unknown, least?: number, most?: number): Field['type'] {
  if (/^(bool|boolean|flag)$/.test(type)) return 'flag';
  if (values !== undefined) return /^(choices|list|many|set|cards|seats)$/.test(type) ? 'choices' : 'choice';
  if (/^(text|str|string|word|words|clue)$/.test(type)) return 'text';
  if (/^(number|int|integer|float)$/.test(type) || least !== undefined || most !== undefined) return 'number';
  return 'text';
}

/** What a field holds before anything was filled in. */
export function blank(field: Field): unknown {
  switch (field.type) {
    case 'fixed':
      return field.fixed;
    case 'flag':
      return false;
    case 'number':
      return field.least ?? 0;
    case 'choice':
      return field.values[0];
    case 'choices':
      return [];
    case 'text':
      return '';
  }
}

/** Make the move of a filled form. */
export function answer(kind: string, fields: readonly Field[], filled: Readonly<Record<string, unknown>>): Move {
  const move: Record<string, unknown> = { kind };
  for (const field of fields) {
    const value = filled[field.name];
    move[field.name] = typeof value === 'string' ? value.trim() : value;
  }
  return move as unknown as Move;
}
