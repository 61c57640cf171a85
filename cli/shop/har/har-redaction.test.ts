import { expect, test } from 'vitest';
import { createRedactor, formsOf } from '../redaction/redactor.ts';
import { recordInMemory, redactedHar } from './testing/recorded.ts';
import { harComplaints } from './testing/structure.ts';

const base = 'https://shop.test/api';
const canaries = {
  token: 'Tok0123456789abcdef0123456789abc',
  password: 'Kanarien/+Vogel&1 ü',
  pay_pwd: '864209',
  answer: '2016年开业',
  chit_token: 'chit-canary-77',
  chit_code: '913377',
  yz_chit: 'yz-canary-31415',
  openid: 'oX-canary-9',
  phone: '13912345678',
  new_token: 'Neu0123456789abcdef0123456789abc',
  cookie: 'session=canary-cookie-5',
  user_phone: '18688889999',
};
const enc = (secret: string) => `enc:${Buffer.from(secret, 'utf8').toString('base64')}`;

async function recorded(answer: object | string, status = 200) {
  const recorder = recordInMemory(() => Date.UTC(2026, 10, 20));
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'set-cookie': canaries.cookie };
  const fetch = recorder.around(async () => new Response(text, { status, headers }), base);
  const { token, pay_pwd, phone, chit_token, chit_code, password, openid, answer: said } = canaries;
  const query = new URLSearchParams({ pay_pwd: enc(pay_pwd), phone, chit_token, chit_code, answer: said, _: 'x1' });
  await fetch(`${base}/pay/pay_order.php?act=yz_pay&${query}`, { headers: { 'X-Token': token, 'agency-id': '1' } });
  await fetch(`${base}/login.php?act=login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      user_name: canaries.user_phone,
      password: enc(password),
      openid,
      yz_chit: canaries.yz_chit,
    }),
  });
  await fetch('https://shop.test/operator/sms', {});
  return recorder.har();
}

test('a recording is HAR 1.2, keeps only the shop, and gives the answer on untouched', async () => {
  const recorder = recordInMemory();
  const fetch = recorder.around(async () => Response.json({ success: 1, data: ['口罩'] }), base);
  await expect((await fetch(`${base}/a.php?act=b&x=1`)).json()).resolves.toEqual({ success: 1, data: ['口罩'] });
  await fetch('https://elsewhere.test/');
  const { entries } = recorder.har().log;
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    request: {
      method: 'GET',
      queryString: [
        { name: 'act', value: 'b' },
        { name: 'x', value: '1' },
      ],
    },
    response: { status: 200, content: { text: '{"success":1,"data":["口罩"]}' } },
  });
  expect(harComplaints(recorder.har())).toEqual([]);
});

test('a request without an answer is kept with its error', async () => {
  const recorder = recordInMemory();
  const fetch = recorder.around(async () => Promise.reject(new TypeError('fetch failed')), base);
  await expect(fetch(`${base}/a.php`)).rejects.toThrow('fetch failed');
  expect(recorder.har().log.entries[0]?.response).toMatchObject({ status: 0, comment: 'fetch failed' });
  expect(harComplaints(recorder.har())).toEqual([]);
});

test('a form goes by its names, a picture by its kind', async () => {
  const recorder = recordInMemory();
  const picture = async () => new Response(new Uint8Array([1, 2]), { headers: { 'content-type': 'image/png' } });
  const form = new FormData();
  form.append('img_url', new Blob(['x'], { type: 'image/jpeg' }), 'proof.jpg');
  await recorder.around(picture, base)(`${base}/pay/pay_order.php?act=images_up`, { method: 'POST', body: form });
  const [entry] = recorder.har().log.entries;
  expect(entry?.request.postData?.params).toEqual([
    { name: 'img_url', fileName: 'proof.jpg', contentType: 'image/jpeg' },
  ]);
  expect(entry?.response.content).toEqual({ size: 0, mimeType: 'image/png', comment: 'left out' });
});

test.each([
  ['JSON', 200, () => ({ ...echo(), success: 1 })],
  ['a PHP warning', 200, () => `<b>Warning</b>: ${JSON.stringify(echo())} ${new URLSearchParams(canaries)}`],
  ['a page of errors', 502, () => `token: ${canaries.new_token} ${Object.values(canaries).join(' ')}`],
])('no canary is left in a recording whose answers are %s', async (_, status, answer) => {
  const redactor = createRedactor();
  redactor.learn(canaries.new_token);
  const clean = redactedHar(await recorded(answer(), status), redactor, { secretHeaders: ['X-Token'] });
  const text = JSON.stringify(clean);
  for (const secret of Object.values(canaries)) {
    for (const form of formsOf(secret)) expect(text, `${secret} as ${form}`).not.toContain(form);
  }
  expect(harComplaints(clean)).toEqual([]);
  expect(clean.log.entries).toHaveLength(2);
});

const people = {
  consignee: '钱七七',
  nickname: '周到',
  legal_person: '吴法人',
  address: '江南大道 588 号 3 幢',
  path: '浙江省 杭州市 滨江区',
  name: '孙八',
};

test('no name and no street of a person is left, in its own field or in any other text, unless asked for', async () => {
  const { path, name, ...own } = people;
  const free = Object.values(people).join('，');
  const answer = {
    success: 1,
    data: [{ ...own, path, phone: canaries.phone }],
    order: { to: { consignee: people.consignee, path }, remark: `请交给${people.consignee}`, to_shop: free },
    address: { name, path },
    activities: [{ name: '满减', discount: '1' }],
    content: free,
  };
  const recorder = recordInMemory();
  const fetch = recorder.around(async () => Response.json(answer), base);
  await fetch(`${base}/path.php?act=save&${new URLSearchParams(own)}`, { method: 'POST', body: JSON.stringify(own) });
  const page = `<b>Notice</b>: ${JSON.stringify(answer)} ${JSON.stringify(answer).replace(/[^\0-\x7f]/g, escaped)}`;
  await recorder.around(async () => new Response(page), base)(`${base}/path.php?act=get_path`);
  const text = JSON.stringify(redactedHar(recorder.har(), createRedactor()));
  for (const each of Object.values(people)) {
    for (const form of formsOf(each)) expect(text, form).not.toContain(form);
  }
  // What is no person stays.
  expect(text).toContain('满减');
  const kept = JSON.stringify(redactedHar(recorder.har(), createRedactor(), { keepsPeople: true }));
  expect(kept).toContain(people.consignee);
  expect(kept).not.toContain(canaries.phone);
});

test('a field that no document names and that looks like a secret is hidden, there and wherever it is said again', async () => {
  const unknown = {
    access_token: 'at-canary-55',
    appSecret: 'as-canary-77',
    id_card: 'idc-canary-3',
    email: 'a@b.test',
  };
  const answer = { success: 1, data: unknown, content: Object.values(unknown).join('，'), at: 'c@d.test' };
  const recorder = recordInMemory();
  const fetch = recorder.around(async () => Response.json(answer), base);
  await fetch(`${base}/user.php?act=user_center&${new URLSearchParams(unknown)}`);
  for (const keepsPeople of [false, true]) {
    const text = JSON.stringify(redactedHar(recorder.har(), createRedactor(), { keepsPeople }));
    for (const each of [...Object.values(unknown), 'c@d.test']) {
      for (const form of formsOf(each)) expect(text, form).not.toContain(form);
    }
  }
});

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** An answer that tells everything again, under its own name and under others. */
function echo(): object {
  const { new_token: token, phone, answer, user_phone } = canaries;
  return {
    token,
    true_phone: phone,
    passwd_answer: answer,
    content: `短信已发送至 ${phone}，${Object.values(canaries).join('、')}`,
    data: [
      {
        note: `联系 ${user_phone}`,
        mobile: Number(user_phone),
        number: Number(phone),
        link: `/x?${new URLSearchParams(canaries)}`,
      },
    ],
  };
}

test('the letter of HAR 1.2 is kept: what is odd is found', async () => {
  const har = await recorded({ success: 1 });
  const [entry] = har.log.entries;
  const spoilt = (change: object) => harComplaints({ log: { ...har.log, entries: [{ ...entry, ...change }] } });
  expect(spoilt({})).toEqual([]);
  expect(spoilt({ time: 99_999 })).toEqual([expect.stringMatching(/time should be .*, the sum of its timings/)]);
  expect(spoilt({ startedDateTime: '2026-11-20' })).toHaveLength(1);
  expect(spoilt({ extra: 1, _own: 1 })).toEqual(['har.log.entries[0].extra is no field of HAR 1.2']);
  expect(spoilt({ request: { ...entry?.request, url: '/api/x' } })).toHaveLength(1);
  expect(spoilt({ response: { ...entry?.response, content: { size: 1.5, mimeType: 'x' } } })).toHaveLength(1);
  expect(spoilt({ timings: { send: -1, wait: 0, receive: 0 } })).toHaveLength(1);
});

test('a form is recorded by its fields, and hidden by them', async () => {
  const recorder = recordInMemory();
  const fetch = recorder.around(async () => Response.json({ success: 1 }), base);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ user_name: 'yaodian', password: enc(canaries.password), '0[pay_pwd]': 'open!' });
  await fetch(`${base}/login.php?act=login`, { method: 'POST', headers, body: body.toString() });
  const [entry] = redactedHar(recorder.har(), createRedactor()).log.entries;
  const values = Object.fromEntries(
    entry?.request.postData?.params.map((each) => [each.name, 'value' in each ? each.value : '']) ?? [],
  );
  expect(values.password).toBe(values['0[pay_pwd]']);
  expect(JSON.stringify(entry)).not.toMatch(/enc:|open!|Kanarien/);
});
