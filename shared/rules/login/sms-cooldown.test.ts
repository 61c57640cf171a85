import { expect, test } from 'vitest';
import { cooldownShown } from './sms-cooldown.ts';

test('the send button counts down from 59 and is free after 60 s', () => {
  const shown = [0, 1, 1000, 58_999, 59_000, 59_999, 60_000].map((passed) => cooldownShown(5000, 5000 + passed));
  expect(shown).toEqual([59, 59, 58, 1, 0, 0, undefined]);
});
