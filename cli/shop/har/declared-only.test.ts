import { expect, test } from 'vitest';
import { sampleOf } from '#shared/contract/testing/sample.ts';
import { everyCall } from '../find-call.ts';
import { createRedactor } from '../redaction/redactor.ts';
import { declaredOnly } from './declared-only.ts';
import { recordInMemory, redactedHar } from './testing/recorded.ts';

const base = 'https://shop.test/api';

test('every field that a call declares is kept, of its answer and of its body', () => {
  for (const { call } of everyCall) {
    for (const codec of [call.answer, call.body]) {
      const sample = codec && sampleOf(codec);
      if (codec) expect(declaredOnly(codec, sample), call.path).toEqual(sample);
    }
  }
});

const NAMES =
  'pwd2 mima yzm sms_code appsecret PHPSESSID ticket pay_mm sfz otp wx_sk k sign2 __proto__x constructor toString kahao 支付口令'.split(
    ' ',
  );
const canary = (at: number) => `Kn${at}-zeisig${at}`;

async function recorded(hiding: object, answer: (unknown: object) => string, path = 'cart.php?act=list') {
  const unknown = Object.fromEntries(NAMES.map((name, at) => [name, canary(at)]));
  const recorder = recordInMemory();
  const fetch = recorder.around(async () => new Response(answer(unknown)), base);
  await fetch(`${base}/${path}&${new URLSearchParams(unknown)}`);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await fetch(`${base}/${path}`, { method: 'POST', headers, body: new URLSearchParams(unknown).toString() });
  await fetch(`${base}/${path}`, { method: 'POST', body: JSON.stringify({ in: [unknown] }) });
  return JSON.stringify(redactedHar(recorder.har(), createRedactor(), hiding));
}
const left = (text: string) => NAMES.filter((_, at) => text.includes(canary(at)));

test.each<readonly [string, (unknown: object) => string]>([
  ['beside the rows', (unknown) => JSON.stringify({ success: 1, data: [], ...unknown })],
  ['in a row', (unknown) => JSON.stringify({ success: 1, data: [{ cart_id: '5', ...unknown }] })],
  ['below a field of its own', (unknown) => JSON.stringify({ success: 1, extra: { list: [unknown] } })],
  ['in numbered rows', (unknown) => JSON.stringify({ success: 1, data: { 4: { cart_id: '5', ...unknown } } })],
  ["behind PHP's words", (unknown) => `<b>Notice</b>: x in y.php ${JSON.stringify({ success: 1, ...unknown })}`],
])('what no document names is masked: %s', async (_, answer) => {
  for (const path of ['cart.php?act=list', 'cart.php?act=nobody_knows'])
    expect(left(await recorded({ keepsPeople: true }, answer, path))).toEqual([]);
  expect(left(await recorded({ keepsUnknown: true, keepsPeople: true }, answer))).toContain('ticket');
});

test('what is declared, the envelope and flags stay, so that it can be replayed', async () => {
  const answer = () =>
    JSON.stringify({ success: 1, content: '好的', new_flag: 1, data: [{ cart_id: '70012', is_new: '0' }] });
  const text = await recorded({}, answer);
  for (const kept of ['70012', '好的', '\\"new_flag\\":1', '\\"is_new\\":\\"0\\"']) expect(text).toContain(kept);
});

test.each([
  ['密码：%', '密码'],
  ['您的验证码是 %，请勿告诉他人', '您的验证码'],
  ['password: %', 'password'],
  ['new_pwd2 = "%"', 'new_pwd2'],
  ['PHPSESSID: %; path=/', 'PHPSESSID'],
  ['登录密码为%', '登录密码'],
  ['appsecret：%', 'appsecret'],
])('a text says a secret after its name: %s', async (words, kept) => {
  const answer = () => JSON.stringify({ success: 0, error: 1, content: words.replace('%', 'Zeisig7') });
  const text = await recorded({}, answer);
  expect([text.includes('Zeisig7'), text.includes(kept)]).toEqual([false, true]);
});

test('other words after a colon stay', async () => {
  const said = '提示：库存不足；time: 12:30，订单：D2026112900017';
  const text = await recorded({}, () => JSON.stringify({ success: 0, error: 1, content: said }));
  expect(text).toContain(said);
});
