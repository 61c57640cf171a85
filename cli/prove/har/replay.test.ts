import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { member } from '#cli/parts/testing/fake-shop.ts';
import { createGuard } from '#cli/shop/guard.ts';
import { type Har, readAs, recordInMemory, redactedHar } from '#cli/shop/har/testing/recorded.ts';
import { type Kind, localProfile } from '#cli/shop/profile.ts';
import { createRedactor } from '#cli/shop/redaction/redactor.ts';
import { openShop, type Shop } from '#cli/shop/shop.ts';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { openTestShop, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import { createClient } from '#shared/client/create.ts';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { login } from '#shared/contract/login.ts';
import { order } from '#shared/contract/order.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { search, searchFor } from '#shared/contract/search.ts';
import { plain } from '#shared/contract/wire.ts';
import { CancelledError } from '#shared/errors.ts';
import { realClock } from '#shared/flows/clock.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { shopRequests } from './read-har.ts';
import { judgedReplay, replay } from './replay.ts';

const base = `${LOOPBACK}/api`;
const everything = searchFor('all', { sort: 'shop_price', order: 'ASC' });

let standIn: TestShop;
let har: Har;
let token = '';
beforeAll(async () => {
  // A recording is compared field by field: spellings that change by chance would be differences.
  standIn = await openTestShop({ spelling: plain });
  har = await recordedVisit();
  token = await standIn.enter('yaodian');
});
beforeEach(() => standIn.operate('faults', { clear: true }));
afterAll(() => standIn.close());

/** A login, a search, the cart, the member centre, as they were recorded. */
async function recordedVisit(): Promise<Har> {
  const recorder = recordInMemory();
  const client = clientAt(base, recorder.around(standIn.fetch, base));
  const secret = { user_name: 'yaodian', password: encodePassword('Yaocang2026'), openid: '', log_bs: '', yz_chit: '' };
  await client.send(login.login, secret);
  await client.send(search.search, everything);
  await client.send(cart.list, {}).catch(() => undefined);
  return redactedHar(recorder.har(), createRedactor());
}

const clientAt = (at: string, fetch: typeof globalThis.fetch) =>
  createClient({ base: at, fetch, token: () => '', agencyId: () => '1', strict: true });

async function shopOf(kind: Kind = 'local'): Promise<Shop> {
  const profile = { ...localProfile, base, kind, name: 'shop' };
  const guard = createGuard(profile, { allow: 'read', typedName: async () => undefined });
  const { signal } = new AbortController();
  const ports = { fetch: standIn.fetch, guard, clock: realClock, signal, random: Math.random, learn: () => undefined };
  return openShop(profile, { ...member, token: '' }, ports);
}
const requestsOf = (recorded: Parameters<typeof readAs>[0]) => shopRequests(readAs(recorded));
const states = (report: Awaited<ReturnType<typeof replay>>) => report.calls.map(({ call, state }) => [call, state]);

test('the same shop answers as it was recorded; a login is not replayed', async () => {
  const report = await replay(await shopOf(), standIn.fetch, 'x.har', requestsOf(har));
  expect(states(report)).toEqual([
    ['login.php?act=login', 'skipped'],
    ['search.php?act=search', 'same'],
    ['cart.php?act=list', 'same'],
  ]);
  expect(judgedReplay(report)).toBe(report);
});

test('a visitor’s call is replayed as a visitor’s, a member’s with the login that is kept', async () => {
  const member = structuredClone(har);
  for (const { request } of member.log.entries) {
    for (const pair of request.headers) if (pair.name === 'token') (pair as { value: string }).value = '[hidden]';
  }
  const sent: string[] = [];
  const heard: typeof fetch = (url, init) => {
    sent.push(new Headers(init?.headers).get('token') ?? '');
    return standIn.fetch(url, init);
  };
  const shop = await shopOf();
  shop.session.login = { ...shop.session.login!, token };
  await replay(shop, heard, 'x.har', requestsOf(har));
  await replay(shop, heard, 'x.har', requestsOf(member));
  expect(sent).toEqual(['', '', token, token]);
});

test.each(['[hidden]', '[redacted]', 'REDACTED', '<token removed>', '********', 'a-token-of-another-kind'])(
  'a member’s call (%s) is not replayed as a visitor’s while nobody is logged in; nothing replayed is exit 3',
  async (value) => {
    const entries = har.log.entries.map((one) => ({
      ...one,
      request: { ...one.request, headers: [{ name: 'Token', value }] },
    }));
    const shop = await shopOf();
    shop.session.login = undefined;
    const silent = () => Promise.reject(new Error('sent'));
    const report = await replay(shop, silent, 'x.har', requestsOf({ log: { ...har.log, entries } }));
    expect(report.calls.map(({ state, because }) => [state, because?.includes('nobody is logged in')])).toEqual([
      ['skipped', false],
      ['skipped', true],
      ['skipped', true],
    ]);
    expect(() => judgedReplay(report)).toThrow(expect.objectContaining({ code: 'assertion' }));
  },
);

test('what differs is named by call, path and kind; exit 9', async () => {
  await standIn.operate('faults', { call: 'search.php?act=search', kind: 'wrong_types', times: 1 });
  await standIn.operate('faults', { call: 'cart.php?act=list', kind: 'php_warning', times: 1 });
  const report = await replay(await shopOf(), standIn.fetch, 'x.har', requestsOf(har));
  expect(states(report).map(([, state]) => state)).toEqual(['skipped', 'different', 'different']);
  expect(report.calls[1]?.differences[0]).toMatchObject({ path: expect.stringMatching(/./) });
  expect(() => judgedReplay(report)).toThrow(expect.objectContaining({ code: 'drift', call: 'search.php?act=search' }));
});

test('what cannot be reached fails as the network does, and the rest goes on', async () => {
  await standIn.operate('faults', { call: 'search.php?act=search', kind: 'drop_before', times: 1 });
  const report = await replay(await shopOf(), standIn.fetch, 'x.har', requestsOf(har));
  expect(states(report).map(([, state]) => state)).toEqual(['skipped', 'failed', 'same']);
  expect(() => judgedReplay(report)).toThrow(expect.objectContaining({ code: 'network' }));
});

/** A recording of one call that was refused, for want of a login. */
async function recordedOf(send: (client: ReturnType<typeof clientAt>) => Promise<unknown>): Promise<Har> {
  const recorder = recordInMemory();
  await send(clientAt(base, recorder.around(standIn.fetch, base))).catch(() => undefined);
  return recorder.har();
}

test('on production writing is the guard’s, and a payment is never replayed; nothing is sent', async () => {
  const writing = await recordedOf((client) => client.send(cart.delNum, { id_list: '1' }));
  const paying = await recordedOf((client) => client.send(payOrder.yePay, { order_id: '1', fd_sn: '' }));
  const shop = await shopOf('production');
  const silent = () => Promise.reject(new Error('sent'));
  await expect(replay(shop, silent, 'x.har', requestsOf(writing))).rejects.toMatchObject({ code: 'guard' });
  await expect(replay(shop, silent, 'x.har', requestsOf(paying))).rejects.toMatchObject({ code: 'guard' });
  await expect(replay(await shopOf(), standIn.fetch, 'x.har', requestsOf(paying))).resolves.toMatchObject({
    calls: [{ state: 'same', effect: 'money' }],
  });
});

test.each([
  ['submit', 'a signal while it orders', { states: ['same', 'same'], made: 1 }],
  ['confirm', 'a signal before it orders', { states: [], made: 0 }],
])(
  '%s, %s: what acts is waited for, nothing else is sent, and the order that it leaves is told',
  async (at, _, end) => {
    const orders = async () => (await standIn.ask(order.orderList, {}, token)).data.length;
    const item = { type: '0', goods_id: '100002', goods_number: 5, attr_id: '', spce_id: '' };
    await standIn.ask(buy.addToCart, [item], token);
    const [line] = (await standIn.ask(cart.list, {}, token)).data;
    const asked = { buy_list: line?.cart_id ?? '', volume_id: '', use_integral: false };
    const { address_id } = await standIn.ask(buy.confirm, { ...asked, address_id: '' }, token);
    const how = { remark: '', once: `ended at ${at}`, seal: '' };
    const recorder = recordInMemory();
    const client = createClient({
      base,
      fetch: recorder.around(standIn.fetch, base),
      token: () => token,
      agencyId: () => '1',
    });
    await client.send(buy.confirm, { ...asked, address_id });
    await client.send(buy.submit, { ...asked, ...how, address_id }).catch(() => undefined);
    await client.send(cart.list, {});
    const recorded = recorder.har();
    // The same lines again, under another key: this submission makes an order.
    await standIn.ask(buy.addToCart, [item], token);
    const [again] = (await standIn.ask(cart.list, {}, token)).data;
    const text = JSON.stringify(recorded)
      .replaceAll(asked.buy_list, again?.cart_id ?? '')
      .replaceAll(how.once, `${how.once} once more`);
    const before = await orders();
    const ending = new AbortController();
    const shop = { ...(await shopOf()), signal: ending.signal };
    shop.session.login = { ...shop.session.login!, token };
    const ended: typeof fetch = async (url, init) => {
      const answer = standIn.fetch(url, init);
      if (!String(url).includes(`act=${at}`)) return answer;
      await answer;
      ending.abort('terminated');
      // A network that is given up brings nothing.
      if (init?.signal?.aborted) throw init.signal.reason;
      return answer;
    };
    const report = await replay(shop, ended, 'x.har', requestsOf(JSON.parse(text) as Har));
    expect(states(report).map(([, state]) => state)).toEqual(end.states);
    expect([report.ended, report.left.length, (await orders()) - before]).toEqual([true, end.made, end.made]);
    expect(() => judgedReplay(report)).toThrow(CancelledError);
  },
);

test('an act that is not declared counts as money', async () => {
  const strange = structuredClone(har);
  const [login, entry] = strange.log.entries;
  (entry!.request as { url: string }).url = `${base}/search.php?act=buy_everything`;
  const only = { log: { ...strange.log, entries: [login!, entry!] } };
  await expect(replay(await shopOf('production'), standIn.fetch, 'x.har', requestsOf(only))).rejects.toMatchObject({
    code: 'guard',
  });
});

test('a secret that the recording hides is not sent in its place', async () => {
  const hidden = structuredClone(har);
  const [, entry] = hidden.log.entries;
  (entry!.request as { url: string }).url = `${base}/pay/pay_order.php?act=order_amount&order_id=%5Bhidden%5D`;
  const report = await replay(
    await shopOf(),
    standIn.fetch,
    'x.har',
    requestsOf({ log: { ...hidden.log, entries: [entry!] } }),
  );
  expect(report.calls[0]).toMatchObject({ state: 'skipped', because: 'the recording hides what was sent' });
});

test('a recording without login headers or with a cut body is told, never replayed as a visitor’s; nothing replayed is exit 3', async () => {
  const { entries } = har.log;
  const stripped = {
    log: {
      entries: entries.map((one) => ({
        ...one,
        request: { ...one.request, headers: one.request.headers.filter(({ name }) => name !== 'token') },
      })),
    },
  };
  const report = await replay(await shopOf(), standIn.fetch, 'x.har', requestsOf(stripped));
  expect(report.calls.every(({ state }) => state === 'skipped')).toBe(true);
  expect(report.calls.find(({ call }) => call === 'cart.php?act=list')?.because).toContain('login header');
  expect(() => judgedReplay(report)).toThrow(expect.objectContaining({ code: 'assertion' }));
});

test.each([
  ['cut', '{"success":1,"da'],
  ['left out', ''],
])('an answer that was %s is no difference: nothing was recorded', async (_, text) => {
  const entries = har.log.entries.map((one) => ({
    ...one,
    response: { ...one.response, content: { ...one.response.content, size: 900, text } },
  }));
  const report = await replay(await shopOf(), standIn.fetch, 'x.har', requestsOf({ log: { entries } }));
  const list = report.calls.find(({ call }) => call === 'cart.php?act=list');
  expect([list?.state, list?.because]).toEqual(['skipped', 'no answer was recorded']);
});
