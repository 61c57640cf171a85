import fc from 'fast-check';
import { expect, test } from 'vitest';
import { captchaMatches, drawCaptcha } from './captcha.ts';

test('the captcha has 4 letters', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), { minLength: 4 }), (draws) => {
      let turn = 0;
      expect(drawCaptcha(() => draws[turn++ % draws.length]!)).toMatch(/^[A-Z]{4}$/);
    }),
  );
});

test('the typed letters are compared case-insensitively', () => {
  expect([captchaMatches('ABCD', 'AbCd'), captchaMatches('ABCD', 'abcd ')]).toEqual([true, true]);
  expect([captchaMatches('ABCD', 'ABCE'), captchaMatches('', '')]).toEqual([false, false]);
});
