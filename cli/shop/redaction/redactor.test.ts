import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodePassword } from '#shared/rules/login/password.ts';
import { createRedactor, HIDDEN, maskPhone } from './redactor.ts';

const canary = 'Kanarien/+Vogel&pass wörd"1';
const spellings = (secret: string) => [
  secret,
  encodeURIComponent(secret),
  encodeURIComponent(secret).toLowerCase().replaceAll('kanarien', 'Kanarien').replaceAll('vogel', 'Vogel'),
  new URLSearchParams({ x: secret }).toString().slice(2),
  JSON.stringify(secret).slice(1, -1),
  Buffer.from(secret).toString('base64'),
  Buffer.from(secret).toString('base64url'),
  encodeURIComponent(Buffer.from(secret).toString('base64')),
  encodePassword(secret),
];

test('a learnt secret is hidden in every spelling', () => {
  const redactor = createRedactor();
  redactor.learn(canary);
  for (const spelling of spellings(canary)) {
    const seen = redactor.text(`before ${spelling} after`);
    expect(seen, spelling).not.toContain(spelling);
    expect(seen).toMatch(/^before .*after$/);
  }
});

test('a secret is hidden inside the Base64 of a longer text, wherever in it the secret begins', () => {
  const text = fc.string({ unit: 'binary' });
  const secret = fc.string({ minLength: 6, maxLength: 40, unit: 'grapheme-ascii' });
  fc.assert(
    fc.property(secret, text, text, fc.constantFrom('base64', 'base64url'), (known, before, after, alphabet) => {
      const redactor = createRedactor();
      redactor.learn(known);
      const whole = Buffer.from(`${before}${known}${after}`);
      const seen = redactor.text(`x ${whole.toString(alphabet)} y`);
      expect(seen).toContain(HIDDEN);
      const pieces = seen.match(/[A-Za-z0-9+/_-]+/g) ?? [];
      for (const piece of pieces) {
        expect(Buffer.from(piece, 'base64').toString('latin1')).not.toContain(Buffer.from(known).toString('latin1'));
      }
    }),
  );
});

test('any secret of 8 characters and more is nowhere to be found', () => {
  const secret = fc
    .string({ minLength: 8, maxLength: 40, unit: 'grapheme-ascii' })
    .filter((each) => each.trim().length > 7);
  fc.assert(
    fc.property(secret, fc.string(), fc.string(), (known, before, after) => {
      const redactor = createRedactor();
      redactor.learn(known);
      fc.pre(!HIDDEN.includes(known));
      const percent = encodeURIComponent(known);
      expect(redactor.text(`${before} ${known} ${after}`)).not.toContain(known);
      expect(redactor.text(`x=${percent}&y`)).not.toContain(percent);
      const written = JSON.stringify(redactor.data({ told: `${before}${known}${after}` }));
      expect((JSON.parse(written) as { told: string }).told).not.toContain(known);
    }),
  );
});

test('a short secret is hidden where it stands alone, and does not tear numbers apart', () => {
  const redactor = createRedactor();
  redactor.learn('246810', 'abc', '');
  expect(redactor.text('pay_pwd 246810, order 202611246810001, abc')).toBe(
    `pay_pwd ${HIDDEN}, order 202611246810001, abc`,
  );
});

test.each([
  ['http://x/user.php?act=re_yz_t&answer=2016&user_id=1', 'answer=[hidden]'],
  ['GET pay.php?pay_pwd=enc%3AMjQ2&_=1', 'pay_pwd=[hidden]&_=1'],
  ['token: 0123456789abcdef', 'token: [hidden]'],
  ['{"token":"abc\\"def","phone":"13800005678"}', '{"token":"[hidden]","phone":"138****5678"}'],
  ['chit.php?phone=13800005678&agency_id=1', 'phone=138****5678&agency_id=1'],
  ['operator-key=yc', 'operator-key=[hidden]'],
  ['"passwd_answer": 2016, "num": 2016', '"passwd_answer": [hidden], "num": 2016'],
  ['"phone": 13800005678', '"phone": 138****5678'],
])('hides by name in %s', (text, expected) => {
  expect(createRedactor().text(text)).toContain(expected);
});

test('words that only look alike stay', () => {
  const text = 'mytoken=1 answered: yes, the token is old; password too short';
  expect(createRedactor().text(text)).toBe(text);
});

test('data is hidden by the names of its fields, at any depth', () => {
  const data = {
    rows: [{ token: 'x', to: { phone: '13800005678', name: '李' } }],
    pay_pwd: true,
    pwd: '',
    passwd_answer: 7,
  };
  expect(createRedactor().data(data)).toEqual({
    rows: [{ token: HIDDEN, to: { phone: '138****5678', name: '李' } }],
    pay_pwd: true,
    pwd: '',
    passwd_answer: HIDDEN,
  });
});

test('the tool’s own words keep what explains, and lose what is known', () => {
  const redactor = createRedactor();
  redactor.learn(canary);
  const help = '--secret pay_pwd=prompt, {"password":"…"}, answer=approve|reject';
  expect(redactor.values(`${help} ${canary}`)).toBe(`${help} ${HIDDEN}`);
});

test('a file for others hides people: in their fields, and wherever else they are named', () => {
  const data = {
    to: { name: '李四', path: '浙江省 杭州市', phone: '13800005678' },
    rows: [{ consignee: '张三', remark: '交给张三', address: '江南大道 588 号' }],
    activity: { name: '满减' },
  };
  expect(createRedactor().data(data)).toMatchObject({ to: { name: '李四' }, rows: [{ consignee: '张三' }] });
  expect(createRedactor().forFile(data).data(data)).toEqual({
    to: { name: HIDDEN, path: HIDDEN, phone: '138****5678' },
    rows: [{ consignee: HIDDEN, remark: `交给${HIDDEN}`, address: HIDDEN }],
    activity: { name: '满减' },
  });
});

test('hiding twice changes nothing more', () => {
  const redactor = createRedactor();
  redactor.learn(canary);
  const once = redactor.text(`token: a phone=13800005678 "phone": 13800005678 ${canary}`);
  expect(redactor.text(once)).toBe(once);
  expect(maskPhone('12345')).toBe(HIDDEN);
});

test.each([
  ['of two million letters', 'ab+/'.repeat(500_000)],
  ['with half a pair of UTF-16', 'token\ud800-of-a-shop'],
])('a secret %s is hidden like any other', (_, secret) => {
  const redactor = createRedactor();
  redactor.learn('beside-it', secret);
  const form = Buffer.from(secret).toString('base64');
  expect(redactor.text(`it is ${secret} or ${form}, beside-it`)).toBe(`it is ${HIDDEN} or ${HIDDEN}, ${HIDDEN}`);
  expect(redactor.forFile({}).text(secret)).toBe(HIDDEN);
});
