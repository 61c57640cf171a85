import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodePassword } from './password.ts';

const decode = (encoded: string) => Buffer.from(encoded.slice('enc:'.length), 'base64').toString('utf8');

test('a password is encoded before it is sent', () => {
  expect(encodePassword('secret1')).toBe('enc:c2VjcmV0MQ==');
  expect(decode(encodePassword('密码💊👩‍⚕️'))).toBe('密码💊👩‍⚕️');
});

test('a value with the marker is sent unchanged', () => {
  expect(encodePassword('enc:c2VjcmV0MQ==')).toBe('enc:c2VjcmV0MQ==');
});

test('decoding returns the password, and encoding twice changes nothing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }).filter((value) => !value.startsWith('enc:')),
      (value) => {
        const encoded = encodePassword(value);
        expect(decode(encoded)).toBe(value);
        expect(encodePassword(encoded)).toBe(encoded);
      },
    ),
  );
});
