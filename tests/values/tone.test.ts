import { expect, it } from 'vitest';
import { toneOf } from '../../src/values/tone.ts';

it.each([
  [
    'warning',
    ['past_due', 'matured', 'reversed', '1_30', '31_60', 'pending_approval', 'pending_verification', 'expired'],
  ],
  ['negative', ['failed', 'in_default', 'foreclosure', 'written_off', 'rejected', '61_90', '90_plus']],
  ['neutral', ['active', 'toString', '', null, undefined, 7]],
])('%s is the tone of %j', (tone, values) => {
  for (const value of values) expect(toneOf(value)).toBe(tone);
});
