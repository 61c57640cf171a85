import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { localProfile, type Profile } from '#cli/shop/profile.ts';
import { saveProfile } from '#cli/shop/profiles.ts';
import { order } from '#shared/contract/order.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { type Desk, openDesk } from './desk.ts';

// A whole shop behind a relay that logs: what a profile of kind production lets out, told by what arrives there.
let desk: Desk;
let live: Profile;
let token = '';
let unpaid = '';

beforeAll(async () => {
  desk = await openDesk();
  live = { ...desk.local, name: 'live', kind: 'production' };
  token = await desk.enter('yaodian', live);
  unpaid = (await desk.unpaid(token, 7)).order_id;
});
beforeEach(async () => {
  // Each attack finds the profiles as they were.
  rmSync(join(desk.config, 'profiles.json'), { force: true });
  await saveProfile(desk.config, live);
  await saveProfile(desk.config, { ...live, name: 'stage', kind: 'staging', base: 'https://stage.shop.test/api' });
  desk.relay.spoils = {};
});
afterAll(() => desk.close());

const codeOf = async (id: string) =>
  (await desk.standIn.ask(order.orderList, { order_id: id }, token)).data.find(({ order_id }) => order_id === id)
    ?.status;

let said = '';
async function yaocang(...words: readonly string[]): Promise<number> {
  const ran = await desk.yaocang(words);
  said = ran.said;
  return ran.exit;
}
const LIVE = ['--env', 'live'];
const profilesNow = () =>
  JSON.parse(readFileSync(join(desk.config, 'profiles.json'), 'utf8')) as { profiles: Profile[] };

const LISTS: readonly (readonly [path: string, words: readonly string[]])[] = [
  ['order.php?act=order_list', ['order', 'list']],
  ['search.php?act=search', ['search', '口罩', '--limit', '50']],
  ['recharge.php?act=recharge_log', ['topup', 'log']],
];
test.each(LISTS)('%s names another act as its next page: nothing of it is sent', async (path, words) => {
  const acts = [
    `pay/pay_order.php?act=ye_pay&order_id=${unpaid}&fd_sn=`,
    `order.php?act=qx_order&order_id=${unpaid}`,
    `cart.php?act=del_num&id_list=1`,
    `login.php?act=logout`,
  ];
  // With a password checked earlier in this login the balance would pay at once.
  await desk.standIn.ask(payOrder.yzPay, { pay_pwd: encodePassword('246810') }, token);
  for (const page_next of acts) {
    desk.relay.spoils = { [path]: (answer) => ({ ...answer, page_next }) };
    for (const more of [[], ['--dry-run'], ['--allow', 'write']]) {
      const exit = await yaocang(...words, ...LIVE, ...more);
      expect([desk.relay.arrived.filter((each) => each.includes(page_next.split('&')[0] ?? '')), exit], said).toEqual([
        [],
        9,
      ]);
    }
  }
  expect((await codeOf(unpaid))?.status).toBe(1);
});

test.each([
  ['its address', () => desk.relay.base],
  ['a slash behind it', () => `${desk.relay.base}/`],
  ['another name of this machine', () => `HTTP://LOCALHOST:${desk.relay.port}/api`],
  ['a short address', () => `http://127.1:${desk.relay.port}/api`],
  ['its name', () => `http://${hostname()}:${desk.relay.port}/api`],
  ['the address of six', () => `http://[::ffff:127.0.0.1]:${desk.relay.port}/api`],
])('--base with %s of production is production', async (_, base) => {
  for (const beside of [[], ['--env', 'local'], ['--env', 'stage']]) {
    const exit = await yaocang('call', 'cart', 'del_num', 'id_list=1', '--base', base(), ...beside);
    expect([desk.relay.acted(), exit], said).toEqual([[], 5]);
  }
});

test('a profile that has the address of production is production, whatever it is called', async () => {
  await saveProfile(desk.config, {
    ...live,
    name: 'near',
    kind: 'local',
    base: `http://localhost:${desk.relay.port}/api/`,
  });
  expect(await yaocang('call', 'cart', 'del_num', 'id_list=1', '--env', 'near')).toBe(5);
  expect(desk.relay.acted()).toEqual([]);
  expect(said).toContain('near (production)');
});

test.each([
  ['above the ceiling', ['--allow', 'money', '--confirm', 'live', '--max-amount', '1']],
  ['a typing error', ['--allow', 'money', '--confirm', 'lvie', '--max-amount', '999']],
  ['--allow write', ['--allow', 'write']],
  ['without consent', []],
])('a payment that is refused (%s) sends nothing, and leaves what the member has open', async (_, consent) => {
  for (const way of [
    ['--method', 'wechat'],
    ['--method', 'balance'],
    ['--method', 'alipay'],
  ]) {
    expect(await yaocang('pay', unpaid, ...way, ...LIVE, ...consent), said).toBe(5);
    expect(desk.relay.acted()).toEqual([]);
  }
});

const ACTS: readonly (readonly string[])[] = [
  ['call', 'cart', 'del_num', 'id_list=1'],
  ['sandbox', 'reset'],
  ['sandbox', 'do', 'settle', `order_sn=1`, 'outcome=paid'],
  ['sandbox', 'sms'],
];
const operated = () => desk.relay.arrived.filter((each) => each.includes('/operator/'));

test.each([
  ['another path', () => `${desk.relay.base.replace('/api', '/else/where')}`],
  ['a path below', () => `${desk.relay.base}/v7`],
  ['the path above', () => desk.relay.base.replace('/api', '')],
  ['its path, encoded', () => desk.relay.base.replace('/api', '/%61%70i%2F')],
  ['its path with dots', () => desk.relay.base.replace('/api', '//x%2f..%2Fapi/%2e/')],
  ['its path by another name of the machine', () => `http://${hostname()}:${desk.relay.port}/API`],
])('a profile on the host of production with %s takes no act without consent', async (_, base) => {
  await saveProfile(desk.config, { ...live, name: 'near', kind: 'sandbox', plainHttp: true, base: base() });
  for (const words of ACTS) {
    const exit = await yaocang(...words, '--env', 'near');
    // Some of these addresses are none of the stand-in's: reading before the act may fail there.
    const acted = desk.relay.arrived.filter((each) => each.includes('del_num'));
    expect([acted, operated(), exit > 0], said).toEqual([[], [], true]);
    expect(said).toContain('near (production)');
  }
});

test('a profile on the host of production is another shop once its name was typed, but has no operator', async () => {
  await saveProfile(desk.config, { ...live, name: 'near', kind: 'sandbox', base: `${desk.relay.base}/v7` });
  expect(await yaocang('env', 'edit', 'near', '--confirm', 'live'), said).toBe(5);
  expect(await yaocang('env', 'edit', 'near', '--confirm', 'near'), said).toBe(0);
  expect(await yaocang('call', 'cart', 'del_num', 'id_list=1', '--env', 'near')).not.toBe(5);
  for (const words of ACTS.slice(1)) {
    const exit = await yaocang(...words, '--env', 'near');
    expect([operated(), exit], said).toEqual([[], 5]);
  }
  // What was confirmed holds for this address alone.
  expect(await yaocang('env', 'edit', 'near', '--address', `${desk.relay.base}/v8`), said).toBe(5);
  expect(await yaocang('env', 'add', 'beside', `${desk.relay.base}/v9`, '--kind', 'staging'), said).toBe(5);
  expect(
    await yaocang('env', 'add', 'beside', `${desk.relay.base}/v9`, '--kind', 'staging', '--confirm', 'beside'),
  ).toBe(0);
});

test('a sandbox on another port of the machine of production needs its name typed; the local stand-in does not', async () => {
  await saveProfile(desk.config, { ...live, name: 'box', kind: 'sandbox', base: 'http://127.0.0.1:1/api' });
  await saveProfile(desk.config, { ...localProfile, base: 'http://127.0.0.1:1/api' });
  await yaocang('sandbox', 'reset', '--env', 'local');
  expect(said).not.toContain('生产环境');
  expect(await yaocang('sandbox', 'reset', '--env', 'box'), said).toBe(5);
  expect(await yaocang('env', 'edit', 'box', '--confirm', 'box'), said).toBe(0);
  expect(await yaocang('sandbox', 'reset', '--env', 'box'), said).toBe(6);
});

test('a shop whose name is resolved by a proxy alone is read only, until its name was typed', async () => {
  const far = { plainHttp: true, proxy: `http://127.0.0.1:${desk.relay.port}` };
  await saveProfile(desk.config, { ...live, base: 'https://live.invalid/api' });
  await saveProfile(desk.config, { ...live, ...far, name: 'stage', kind: 'staging', base: 'http://stage.invalid/api' });
  const act = ['call', 'cart', 'del_num', 'id_list=1', '--env', 'stage'];
  for (const more of [[], ['--allow', 'write']]) expect(await yaocang(...act, ...more), said).toBe(5);
  expect([desk.relay.acted(), said]).toEqual([[], expect.stringContaining('--confirm stage')]);
  await saveProfile(desk.config, { ...live, ...far, name: 'box', kind: 'sandbox', base: 'http://box.invalid/api' });
  expect(await yaocang('sandbox', 'reset', '--env', 'box'), said).toBe(5);
  expect([operated(), said]).toEqual([[], expect.stringContaining('✗ 域名未能及时解析')]);
  await yaocang('search', '口罩', '--env', 'stage');
  expect(desk.relay.arrived).toContain('GET search.php?act=search');
  expect(await yaocang('env', 'edit', 'stage', '--confirm', 'stage'), said).toBe(0);
  await yaocang(...act);
  expect(desk.relay.acted(), said).toEqual(['GET cart.php?act=del_num']);
});

const SESSION: readonly (readonly string[])[] = [
  ['call', 'chit', 'send_chit_code', 'phone=13912345678', 'agency_id=1'],
  ['call', 'chit', 'send_chit_code', '--secret', 'token=env:YAOCANG_PASSWORD'],
  ['call', 'chit.chit_yz', '--secret', 'chit_token=env:YAOCANG_PASSWORD', '--secret', 'chit_code=env:YAOCANG_PASSWORD'],
  ['call', 'pay/pay_order', 'yz_pay', '--secret', 'pay_pwd=env:YAOCANG_PAY_PASSWORD'],
  ['call', 'user', 're_yz_t', '--secret', 'answer=env:YAOCANG_PAY_PASSWORD'],
];
test.each(SESSION)('%s %s %s acts on a member: it needs consent', async (...words) => {
  expect(await yaocang(...words, ...LIVE), said).toBe(5);
  expect(desk.relay.acted()).toEqual([]);
  expect(said).toContain('--allow write');
});

test.each([
  ['wrong-password', 'login.php?act=login'],
  ['', 'login.php?act=login'],
])('a smoke scenario that fails on purpose (%s) needs consent: no wrong try is sent', async (name, at) => {
  const file = join(desk.dir, 'fails.jsonc');
  const send = { user_name: 'yaodian', password: 'enc:eA==', openid: '', log_bs: '', yz_chit: '' };
  const steps = [{ call: 'login.login', send, refused: '.' }];
  writeFileSync(file, JSON.stringify({ scenario: 'fails', role: 'buyer', steps }));
  const words = ['smoke', 'run', name || file, ...LIVE, '--user', 'yaodian', '--irreversible'];
  expect(await yaocang(...words), said).toBe(5);
  // The scenario's own login, where it comes before the try.
  const sent = desk.relay.arrived.filter((each) => each.endsWith(at));
  expect(sent.length).toBeLessThanOrEqual(name === 'wrong-password' ? 1 : 0);
  expect(said).toContain('--allow write');
});

test('a member logs in on production by the code of a text message without any consent', async () => {
  expect(await yaocang('login', 'liansuo', ...LIVE), said).toBe(0);
});

const list = ['cart.php', 'list'] as const;
const entry = (request: { method: string; query?: string; body?: string }) => ({
  request: {
    method: request.method,
    url: `${desk.relay.base}/${list[0]}?act=${list[1]}${request.query ?? ''}`,
    headers: [{ name: 'token', value: 'a'.repeat(32) }],
    queryString: [],
    ...(request.body === undefined
      ? {}
      : { postData: { mimeType: 'application/x-www-form-urlencoded', text: request.body } }),
  },
  response: { status: 200, headers: [], content: { text: '{"success":1,"data":[]}' } },
});
test.each([
  ['a body', { method: 'POST', body: 'act=up_num&cart_id=1&num=9' }],
  ['a body as JSON', { method: 'POST', body: '{"act":"del_num","id_list":"1"}' }],
  ['another method', { method: 'POST' }],
])('a reading call is not replayed with %s', async (_, request) => {
  const file = join(desk.dir, 'replayed.har');
  writeFileSync(file, JSON.stringify({ log: { entries: [entry(request)] } }));
  for (const more of [[], ['--dry-run'], ['--allow', 'write']]) {
    await yaocang('replay', file, ...LIVE, ...more);
    expect(desk.relay.arrived.filter((each) => each.includes('cart.php'))).toEqual([]);
  }
});

test('the way to WeChat writes a row: it is checked with consent only', async () => {
  const page = `http://127.0.0.1:${desk.relay.port}/`;
  for (const more of [[], ['--dry-run']]) {
    await yaocang('wechat', 'check', page, ...LIVE, ...more);
    expect(desk.relay.acted()).toEqual([]);
    expect(said).toContain(more.length === 0 ? '--allow write' : 'wechat.php?act=entry');
  }
  await yaocang('wechat', 'check', page, ...LIVE, '--allow', 'write');
  expect(desk.relay.acted()).toContain('GET wechat.php?act=entry');
});

const CHANGES: readonly (readonly string[])[] = [
  ['env', 'edit', 'live', '--kind', 'local'],
  ['env', 'edit', 'live', '--kind', 'staging'],
  ['env', 'edit', 'live', '--address', 'https://elsewhere.shop.test/api'],
  ['env', 'add', 'live', 'https://elsewhere.shop.test/api', '--replace'],
  ['env', 'add', 'live', 'https://elsewhere.shop.test/api', '--replace', '--kind', 'sandbox'],
  ['env', 'remove', 'live', '--yes'],
];
test.each(CHANGES)(
  '%s %s %s %s %s: production is left with its name typed only, and its login is forgotten',
  async (...words) => {
    const before = profilesNow();
    for (const more of [[], ['--confirm', 'liv']]) expect(await yaocang(...words, ...more), said).toBe(5);
    expect(profilesNow()).toEqual(before);
    const logins = readFileSync(join(desk.config, 'credentials.json'), 'utf8');
    expect(await yaocang(...words, '--confirm', 'live'), said).toBe(0);
    expect(readFileSync(join(desk.config, 'credentials.json'), 'utf8')).not.toContain(token);
    writeFileSync(join(desk.config, 'credentials.json'), logins, { mode: 0o600 });
  },
);

test('no second profile makes another kind of the address of production', async () => {
  for (const base of [desk.relay.base, `http://localhost:${desk.relay.port}/api/`]) {
    expect(await yaocang('env', 'add', 'same', base, '--kind', 'staging')).toBe(5);
    expect(said).toContain('live');
  }
  expect(profilesNow().profiles.map(({ name }) => name)).not.toContain('same');
});

test.each([
  ['"may" as a text', (live: object) => [{ ...live, may: 'read' }]],
  ['two of one name', (live: object) => [live, { ...live, kind: 'staging' }]],
])('profiles with %s are refused', async (_, spoilt) => {
  const [first] = profilesNow().profiles.filter(({ name }) => name === 'live');
  writeFileSync(
    join(desk.config, 'profiles.json'),
    JSON.stringify({ v: 1, current: 'live', profiles: spoilt(first ?? {}) }),
    {
      mode: 0o600,
    },
  );
  expect(await yaocang('call', 'cart', 'del_num', 'id_list=1', '--allow', 'write'), said).toBe(2);
  expect(desk.relay.arrived).toEqual([]);
});

test.each([
  ['--env', 'stage', '--env', 'live'],
  ['--base', 'https://x.test/api', '--base=https://y.test/api'],
  ['--allow', 'money', '--allow', 'write'],
  ['--max-amount', '1', '--max-amount', '100'],
])('%s given twice is refused', async (...twice) => {
  expect(await yaocang('cart', 'list', ...twice)).toBe(2);
  expect(said).toContain(twice[0]);
  expect(desk.relay.arrived).toEqual([]);
});
