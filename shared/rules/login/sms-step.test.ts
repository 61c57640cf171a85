import { expect, test } from 'vitest';
import { CHIT_LASTS, hasSmsStep, needsSmsStep, withChitStatus } from './sms-step.ts';

const verified = [{ name: 'renxin', expiry: 1000 }];

test('the step is used when chit_login is on and the earlier verification has expired', () => {
  expect(needsSmsStep(true, verified, 'renxin', 1000)).toBe(true);
  expect(needsSmsStep(true, verified, 'other', 0)).toBe(true);
});

test('chit_login decides the step, and without chit_yz there is no SMS at all', () => {
  expect(hasSmsStep({ chit_login: true, chit_yz: true })).toBe(true);
  expect(hasSmsStep({ chit_login: false, chit_yz: true })).toBe(false);
  expect(hasSmsStep({ chit_login: true, chit_yz: false })).toBe(false);
  expect(hasSmsStep(undefined)).toBe(false);
});

test('the step is skipped when chit_login is off or the verification has not expired', () => {
  expect(needsSmsStep(false, [], 'renxin', 0)).toBe(false);
  expect(needsSmsStep(true, verified, 'renxin', 999)).toBe(false);
});

test('a new verification replaces the earlier one, and expired ones are removed', () => {
  const now = 2000;
  const others = [...verified, { name: 'second', expiry: 5000 }, { name: 'third', expiry: 1 }];
  expect(withChitStatus(others, 'renxin', now)).toEqual([
    { name: 'second', expiry: 5000 },
    { name: 'renxin', expiry: now + CHIT_LASTS },
  ]);
});
