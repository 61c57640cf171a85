// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sendable } from '#shared/client/send.ts';
import type { Call } from '#shared/contract/call.ts';
import { calls } from '#shared/contract/calls.ts';
import { cart } from '#shared/contract/cart.ts';
import { login } from '#shared/contract/login.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { done } from '#shared/messages/success.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { isPhoneName, isSecretName } from '#shared/rules/trail/secret-names.ts';
import { LONGEST_TRAIL, readTrail, trailText } from '#shared/rules/trail/trail.ts';
import { routes } from '#web/navigation/routes.ts';

const BEGAN = Date.parse('2026-11-22T14:20:31.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: BEGAN });
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** The shop after a load: only the storages remain of the previous one. */
async function load() {
  vi.resetModules();
  const [trail, keeper, { api }, toast, { put, signIn, signOut, session }] = await Promise.all([
    import('./trail.ts'),
    import('./trail-keeper.ts'),
    import('../loading/api.ts'),
    import('../messages/toast.ts'),
    import('../session/session.ts'),
  ]);
  const lines = () => trailText(keeper.trailNow()).split('\n').slice(1, -1);
  const whats = () => keeper.trailNow().steps.map(({ kind, what }) => `${kind} ${what}`);
  return { ...trail, ...keeper, api, say: toast.say, put, signIn, signOut, session, lines, whats };
}

const answers = (fields: object, after = 0) =>
  vi.stubGlobal('fetch', async () => {
    await vi.advanceTimersByTimeAsync(after);
    return new Response(JSON.stringify({ success: 1, ...fields }));
  });

function button(words: string, label?: string) {
  const made = document.createElement('button');
  made.textContent = words;
  if (label !== undefined) made.setAttribute('aria-label', label);
  document.body.append(made);
  return made;
}

test('it has screens, taps, calls and messages, also those from before the keeper loaded', async () => {
  const shop = await load();
  shop.note('screen', 'http://localhost:3000/goods?id=112550&show_all=');
  shop.note('tap', button('加入购物车'));
  shop.keepTrail();
  answers({ data: [], odd: 1 }, 120);
  await shop.api.send(cart.list, {}).catch(() => undefined);
  shop.say(done);
  shop.note('dialog', 'pay');
  expect(shop.whats()).toEqual([
    expect.stringMatching(/^load \d+x\d+$/),
    'screen /goods?id=112550',
    'tap 加入购物车',
    'call cart.php?act=list',
    'said 操作成功！',
    'dialog pay',
  ]);
  expect(shop.trailNow().steps[3]).toMatchObject({ at: BEGAN, ms: 120, came: { outcome: 'ok' } });
});

test('a visit that ended before the keeper loaded is recorded by its pages and calls, without values', async () => {
  const before = await load();
  before.note('screen', 'http://localhost:3000/goods?id=112550');
  answers({ data: [] }, 80);
  await before.api.send(cart.list, {}).catch(() => undefined);
  before.note('tap', button('13812345678'));
  dispatchEvent(new Event('pagehide'));
  const stored = sessionStorage.getItem('yaocang_early_trail') ?? '';
  expect(stored).not.toMatch(/112550|138/);
  // Removes what earlier tests have stored.
  sessionStorage.removeItem('yaocang_trail');
  const after = await load();
  after.keepTrail();
  expect(after.whats()).toEqual(['screen /goods', 'call cart.php?act=list', expect.stringMatching(/^load/)]);
  expect(after.trailNow().steps[1]).toMatchObject({ ms: 80, came: { outcome: 'ok' } });
  expect(sessionStorage.getItem('yaocang_early_trail')).toBeNull();
});

test.each(['{', '[1]', '[["x","screen","/a"]]', '[[1,"tap","/a"]]', '[[1,"call","/a","won"]]'])(
  'early steps that are damaged are dropped: %s',
  async (stored) => {
    sessionStorage.setItem('yaocang_early_trail', `{"value":${stored},"of":""}`);
    const shop = await load();
    shop.keepTrail();
    expect(shop.whats()).toEqual([expect.stringMatching(/^load/)]);
  },
);

test('a call without an answer says why, a pending one that it waits; parameters are recorded of reading calls only', async () => {
  const shop = await load();
  shop.keepTrail();
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('cut');
  });
  const pay = { order_id: '1000034', fd_sn: '' } as never;
  await shop.api.send(payOrder.yePay, pay).catch(() => undefined);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  void shop.api.send(payOrder.orderAmount, { order_id: '1000034', fd_sn: '', type: '1' }).catch(() => undefined);
  const [, paid, asked] = shop.lines();
  expect(paid).toMatch(/ 调 pay\/pay_order\.php\?act=ye_pay 断网 0ms$/);
  expect(asked).toMatch(/ 调 pay\/pay_order\.php\?act=order_amount&.*order_id=1000034.* 未答$/);
});

test('a tap has the name of the control: its label or its text, never typed text', async () => {
  const shop = await load();
  shop.keepTrail();
  const label = document.createElement('label');
  label.innerHTML = '<span>支付密码</span><input type="password">';
  document.body.append(label);
  const field = label.querySelector('input') as HTMLInputElement;
  field.value = '246810';
  const inner = document.createElement('i');
  const card = button('', '阿莫西林胶囊');
  card.append(inner);
  for (const each of [inner, field, button('6'), button('微信支付 ¥158.80'), document.body]) shop.note('tap', each);
  expect(shop.whats().slice(1)).toEqual(['tap 阿莫西林胶囊', 'tap 支付密码', 'tap 数字', 'tap 微信支付 ¥…']);
});

test('it survives one reload; the visit before that is gone', async () => {
  const first = await load();
  first.keepTrail();
  first.note('dialog', 'one');
  await vi.advanceTimersByTimeAsync(1_000);
  const second = await load();
  second.keepTrail();
  second.note('dialog', 'two');
  expect(second.whats().map((each) => each.split(' ')[1])).toEqual([
    expect.any(String),
    'one',
    expect.any(String),
    'two',
  ]);
  window.dispatchEvent(new Event('pagehide'));
  const third = await load();
  third.keepTrail();
  expect(third.whats()).not.toContain('dialog one');
  expect(third.whats()).toContain('dialog two');
  expect(third.trailNow().left).toBe(2);
});

test.each([
  ['no JSON', '{"value'],
  ['another thing', '{"value":[1,2],"of":""}'],
  ['another text', '{"value":"付款卡住了","of":""}'],
])('what is stored and damaged is dropped: %s', async (_, stored) => {
  sessionStorage.setItem('yaocang_trail', stored);
  const shop = await load();
  shop.keepTrail();
  expect(shop.whats()).toEqual([expect.stringMatching(/^load /)]);
});

const TOKEN = 'a'.repeat(32);

test('a logout ends the steps of a member, in memory and in storage, whoever comes next', async () => {
  const shop = await load();
  shop.put({ token: TOKEN, name: '同名药房' });
  shop.keepTrail();
  shop.note('dialog', 'mine');
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('yaocang_trail mine')).toContain('mine');
  shop.put({ token: '' });
  shop.note('dialog', 'nobody');
  expect(shop.whats()).toEqual(['dialog nobody']);
  shop.put({ token: 'b'.repeat(32), name: '同名药房' });
  expect(shop.whats()).toEqual(['dialog nobody']);
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('窗 mine');
});

test('steps of a member that wait for this code are not the next one’s', async () => {
  const shop = await load();
  shop.note('dialog', 'before the login');
  shop.put({ token: TOKEN });
  shop.note('dialog', 'mine');
  shop.put({ token: '' });
  shop.put({ token: 'b'.repeat(32) });
  shop.note('dialog', 'theirs');
  shop.keepTrail();
  expect(shop.whats().filter((what) => what.startsWith('dialog'))).toEqual(['dialog theirs']);
});

test('a member who logs in again finds the steps of before an expired login; nobody else does', async () => {
  const shop = await load();
  shop.signIn({ ...shop.session, token: TOKEN }, 'yaodian');
  shop.keepTrail();
  shop.note('dialog', 'mine');
  await vi.advanceTimersByTimeAsync(1_000);
  shop.signOut(true);
  shop.note('dialog', 'nobody');
  expect(shop.whats()).toEqual(['dialog nobody']);
  shop.signIn({ ...shop.session, token: 'c'.repeat(32) }, 'yaodian');
  expect(shop.whats().slice(-2)).toEqual(['dialog mine', 'dialog nobody']);
  await vi.advanceTimersByTimeAsync(1_000);
  shop.signOut(true);
  shop.signIn({ ...shop.session, token: 'd'.repeat(32) }, 'weirenzheng');
  expect(shop.whats()).not.toContain('dialog mine');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('窗 mine');
});

test('it never has more steps than its limit', async () => {
  const shop = await load();
  shop.keepTrail();
  for (let n = 0; n < 500; n += 1) shop.note('dialog', `d${n}`);
  const { steps, left } = shop.trailNow();
  expect([steps.length, left, steps[steps.length - 1]?.what]).toEqual([LONGEST_TRAIL, 301, 'd499']);
  const stored = readTrail(sessionStorage.getItem('yaocang_trail') ?? '');
  expect(stored).toBe('none');
});

const SECRETS = {
  password: 'Yaocang2026',
  pay_pwd: '246810',
  token: '9f86d081884c7d659a2feaa0c55ad015',
  chit_token: 'c7d659a2feaa0c55ad0159f86d081884',
  chit_code: '482913',
  answer: '人民医院旁2016',
  phone: '13800005678',
  openid: 'oX3fY5kq9ZbT2mL8wQ1vR7nJ4cDs',
};
const spelled = [...Object.values(SECRETS), encodePassword(SECRETS.password), encodeURIComponent(SECRETS.answer)];
const every: readonly Call[] = Object.values(calls).flatMap((script) => Object.values(script as object) as Call[]);
const fieldsOf = (call: Call) => [...Object.keys(call.query.fields), ...Object.keys(bodyOf(call))];
const bodyOf = ({ body }: Call): object => (body as { fields?: object } | undefined)?.fields ?? {};

/** A request with the same value in every field of its query and body. */
function filled(call: Call, value: string): Sendable {
  const names = fieldsOf(call);
  const query = names.map((name) => `${name}=${encodeURIComponent(value)}`).join('&');
  const body = JSON.stringify({ rows: [Object.fromEntries(names.map((name) => [name, value]))] });
  return { url: `http://localhost/api/${call.path}&${query}`, method: 'POST', headers: { token: SECRETS.token }, body };
}

test('no trail contains a secret, whatever field, screen, name or sentence it was put into', async () => {
  const shop = await load();
  shop.keepTrail();
  // As in use: a typed value is sent under its own name once.
  const own = { url: 'http://localhost/api/', method: 'POST', headers: {}, body: JSON.stringify(SECRETS) } as const;
  shop.note('sent', own, login.login);
  const found: string[] = [];
  const look = (where: string) => {
    const text = trailText(shop.trailNow());
    phones += text.includes('138****5678') ? 1 : 0;
    found.push(...spelled.filter((secret) => text.includes(secret)).map((secret) => `${where}: ${secret}`));
  };
  let phones = 0;
  const { RefusedError } = await import('#shared/errors.ts');
  expect(every.length).toBeGreaterThan(100);
  for (const call of every) {
    for (const secret of spelled) {
      const request = filled(call, secret);
      shop.note('sent', request, call);
      const deviation = { path: `data.${secret}.0`, expected: 'text', got: secret };
      shop.note('odd', call, [deviation]);
      shop.note('came', request, { data: [secret], content: secret, [secret.slice(0, 3)]: [] });
    }
    look(call.path);
  }
  for (const secret of spelled) {
    for (const { path, query: read } of Object.values(routes)) {
      const names = Object.keys(read(new URLSearchParams()));
      const query = new URLSearchParams(names.map((name) => [name, secret]));
      shop.note('screen', `http://localhost:3000${path}?${query}&undeclared=${encodeURIComponent(secret)}#${secret}`);
    }
    shop.note('screen', `http://localhost:3000/${encodeURIComponent(secret)}`);
    shop.note('tap', button(`确认 ${secret}`));
    shop.note('tap', button('确认', `给 ${secret} 发送`));
    shop.note('said', `您的输入 ${secret} 有误`);
    const refused = { ...own };
    shop.note('sent', refused, cart.list);
    shop.note('came', refused, new RefusedError('cart.php?act=list', 1, secret, false));
    shop.note('fault', new SyntaxError(`Unexpected token in "${secret}"`));
    look('the page');
  }
  expect(found).toEqual([]);
  // Phone numbers appear by their ends: proof that the trails checked are the real ones.
  expect(phones).toBeGreaterThan(20);
});

test('a search that turns out to be a secret is redacted from then on', async () => {
  const shop = await load();
  shop.keepTrail();
  shop.note('screen', `http://localhost:3000/search?keywords=${SECRETS.password}`);
  expect(trailText(shop.trailNow())).toContain(SECRETS.password);
  shop.note('sent', filled(login.login, encodePassword(SECRETS.password)), login.login);
  expect(trailText(shop.trailNow())).not.toContain(SECRETS.password);
});

test('every field whose name sounds like a secret is redacted', () => {
  const names = new Set(every.flatMap(fieldsOf));
  const sounding = [...names].filter((name) =>
    /pwd|pass|token|code|secret|phone|mobile|openid|chit|answer|sign/i.test(name),
  );
  const hidden = (name: string) => isSecretName(name) || isPhoneName(name) || name === 'code';
  // A person, the choice of a question, an id.
  expect(sounding.filter((name) => !hidden(name)).sort()).toEqual(['consignee', 'passwd_question', 'signin_id']);
});

test('what came in place of an answer stands in the trail, without secrets, and survives a reload', async () => {
  const shop = await load();
  shop.keepTrail('');
  const page = `<html><body><h1>MySQL server error report</h1>[1] => Access denied for 13800005678 ${'k'.repeat(30)}`;
  vi.stubGlobal('fetch', async () => new Response(page, { status: 502 }));
  await shop.api.send(cart.list, {}).catch(() => undefined);
  const line = () => shop.lines().find((each) => each.includes('cart.php')) ?? '';
  expect(line()).toMatch(/状态502 \d+ms 文 MySQL server error report \[1\] => Access denied for 138\*{4}5678 …$/);
  const [step] = readTrailOf(trailText(shop.trailNow())).steps.filter(({ kind }) => kind === 'call');
  expect(step?.came).toMatchObject({ outcome: 'status', code: 502, text: expect.stringMatching(/^MySQL server/) });
});

function readTrailOf(text: string) {
  const read = readTrail(text);
  if (typeof read === 'string') throw new Error(read);
  return read;
}
