import { Refused } from '../api';
import { find, t } from '../words';
import { note } from './live.svelte';

/** Say what went wrong, and what to do. */
export function explain(code: string, values: Record<string, unknown> = {}): string {
  const told: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(values)) told[key] = typeof value === 'number' ? value : String(value);
  return find(`error-${code}`, told) ?? t('error-unknown');
}

/** Try something that the server may refuse; a refusal is shown. */
export async function attempt<T>(deed: () => Promise<T>): Promise<T | undefined> {
  try {
    return await deed();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    note(explain(error.code, error.values), 'refuse');
    return undefined;
  }
}
