import { expect, test } from 'vitest';
import { everyCall } from '#cli/shop/find-call.ts';
import { isSecretName } from '#shared/rules/trail/secret-names.ts';
import { looksSecret, withoutPersonal, withoutUnknown } from './unknown-secrets.ts';

test.each(['access_token', 'refreshToken', 'app-secret', 'session_key', 'SessionId', 'id_card', 'idCardNo', 'email'])(
  'the field %s looks like a secret, whatever it holds',
  (name) => {
    expect(withoutUnknown({ data: [{ [name]: 'q7' }] })).toEqual({ data: [{ [name]: '[hidden]' }] });
    expect(withoutUnknown({ [name]: 1 })).toEqual({ [name]: 1 });
  },
);

test.each([
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.dozjgNryP4J3', 'a JWT'],
  ['apotheke@yaodian.test', 'mail'],
  ['11010519491231002X', 'an identity card'],
  ['6222021234567890128', 'a bank card'],
  ['6222 0212 3456 7890 128', 'a bank card as it is printed'],
])('%s (%s) is hidden in any text', (secret) => {
  expect(withoutPersonal(`备注 ${secret}，完`)).toBe('备注 [hidden]，完');
});

test('a token behind a word and a dash is hidden', () => {
  expect(withoutPersonal('sid=web-eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.dozjgNryP4J3')).toBe('sid=web-[hidden]');
});

// An answer may hold 32 MB in one word, such as a picture in a text.
test.each(['y', '-m', '8', 'q.', 'r@', '-eyJw3w3w3w3', '码', '验证码', '"k"', ' ', '0571-'])(
  'a word of many %s takes no square of its length',
  (part) => {
    const word = part.repeat(50_000);
    expect(withoutPersonal(word)).toBe(word);
  },
);

test('a token behind a long word is hidden', () => {
  const before = 'session-of-the-second-branch-in-hangzhou-2026-11-';
  expect(withoutPersonal(`${before}eyJhbGciOiJI.eyJzdWIiOiIx.c2lnbmF0dXJl`)).toBe(`${before}[hidden]`);
});

test('a value behind such a name is hidden in a text that is no data', () => {
  expect(withoutPersonal('?x=1&access_token=q7w8&y=2 {"session_key":"k9"')).toBe(
    '?x=1&access_token=[hidden]&y=2 {"session_key":"[hidden]"',
  );
});

test('a phone keeps its ends; numbers of orders, prices and times stay', () => {
  expect(withoutPersonal('电话13912345678')).toBe('电话139****5678');
  expect(withoutPersonal('电话139 1234 5678，或 139-1234-5678')).toBe('电话139****5678，或 139****5678');
  expect(withoutPersonal('座机0571-88886666')).toBe('座机0571 [hidden]');
  const plain = { order_sn: '202611241234567890', num: 6222021234567, time: 1795714185397, ean: '6901234567892' };
  expect(withoutUnknown(plain)).toEqual(plain);
});

test('no field that is declared and no secret looks like one', () => {
  const names = new Set(
    everyCall.flatMap(({ call }) => [...Object.keys(call.query.fields), ...Object.keys(call.answer.fields)]),
  );
  expect([...names].filter((name) => looksSecret(name) && !isSecretName(name))).toEqual([]);
});
