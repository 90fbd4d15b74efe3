import { expect, test, vi } from 'vitest';

import * as api from '../api';
import type { Me } from '../protocol';
import { rename, self } from './me.svelte';

const named = (name: string): Me => ({ id: 'ada', name, language: 'fr', named: true, before: null });

test('a name that was asked for before, and answered after, does not come back', async () => {
  const answers: Array<(me: Me) => void> = [];
  vi.spyOn(api, 'changeMe').mockImplementation(() => new Promise((answer) => answers.push(answer)));
  self.me = named('Ada');
  const first = rename('Béa');
  const second = rename('Cléo');
  answers[1]!(named('Cléo'));
  await second;
  answers[0]!(named('Béa'));
  await first;
  expect(self.me.name).toBe('Cléo');
});
