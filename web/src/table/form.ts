/** Forms: asks with a typed answer, filled in from what the game says of each field. */

import type { Move } from './board';

/** One thing to fill in, as the game describes it. */
export type Field =
  | { readonly name: string; readonly type: 'fixed'; readonly value: unknown }
  | { readonly name: string; readonly type: 'text'; readonly most?: number }
  | { readonly name: string; readonly type: 'integer'; readonly least: number; readonly most: number }
  | { readonly name: string; readonly type: 'choice' | 'subset'; readonly values: readonly unknown[] };

/** What a field holds before anything was filled in. */
export function blank(field: Field): unknown {
  switch (field.type) {
    case 'fixed':
      return field.value;
    case 'integer':
      return Math.min(field.most, Math.max(field.least, 0));
    // What could be anything is chosen, not taken for granted.
    case 'choice':
      return field.values.length === 1 ? field.values[0] : undefined;
    case 'subset':
      return [];
    case 'text':
      return '';
  }
}

/** Whether every field holds something that could be sent. */
export function isFilled(fields: readonly Field[], filled: Readonly<Record<string, unknown>>): boolean {
  return fields.every(({ name, type }) => {
    const value = filled[name];
    return type === 'text' ? String(value ?? '').trim() !== '' : value !== undefined && value !== null;
  });
}

/** Which kind of move a form makes: a fixed field may tell it. */
export function kindOf(kind: string, fields: readonly Field[]): string {
  const told = fields.find((field) => field.type === 'fixed' && field.name === 'kind');
  return told?.type === 'fixed' ? String(told.value) : kind;
}

/** Make the move of a filled form; a fixed field tells its kind. */
export function answer(kind: string, fields: readonly Field[], filled: Readonly<Record<string, unknown>>): Move {
  const move: Record<string, unknown> = { kind };
  for (const { name } of fields) {
    const value = filled[name];
    move[name] = typeof value === 'string' ? value.trim() : value;
  }
  return move as unknown as Move;
}
