import { expect, test, vi } from 'vitest';
import { cart } from '#shared/contract/cart.ts';
import { home } from '#shared/contract/home.ts';
import { intro } from '#shared/contract/intro.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { search } from '#shared/contract/search.ts';
import { userOff } from '#shared/contract/user-off.ts';
import { volume } from '#shared/contract/volume.ts';
import {
  CancelledError,
  LoginLostError,
  NetworkError,
  RefusedError,
  ShapeError,
  UnknownOutcomeError,
} from '#shared/errors.ts';
import { createClient } from './create.ts';

interface Sent {
  url: string;
  init: RequestInit;
}

function clientAnswering(answer: (sent: Sent) => Response | Promise<Response>, strict = false, token = 't'.repeat(32)) {
  const sent: Sent[] = [];
  const client = createClient({
    base: 'http://shop.test/m/api',
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init });
      return answer({ url: String(url), init });
    },
    token: () => token,
    agencyId: () => '7',
    strict,
  });
  return { client, sent };
}
const json = (body: unknown) => new Response(JSON.stringify(body));

test('sends parameters, a fresh cache-buster, token and agency id with every request', async () => {
  const { client, sent } = clientAnswering(() => json({ success: 1, goods_price: '3.50' }));
  await client.send(cart.upNum, { cart_id: '5', num: 20 });
  await client.send(cart.upNum, { cart_id: '5', num: 20 });
  const [first, second] = sent.map(({ url }) => new URL(url));
  expect(first!.pathname).toBe('/m/api/cart.php');
  expect(Object.fromEntries(first!.searchParams)).toMatchObject({ act: 'up_num', cart_id: '5', num: '20' });
  expect(first!.searchParams.get('_')).not.toBe(second!.searchParams.get('_'));
  expect(sent[0]!.init.headers).toEqual({ token: 't'.repeat(32), 'agency-id': '7' });
});

test('success 2 and 3 of a call that declares them are answers, not refusals', async () => {
  const { client } = clientAnswering(() => json({ success: '2', goods_number: '4' }));
  const answer = await client.send(cart.upNum, { cart_id: '5', num: 20 });
  expect(answer).toMatchObject({ success: 2, goods_number: 4 });
  await expect(clientAnswering(() => json({ success: 2 })).client.send(cart.delNum, { id_list: '5' })).rejects.toThrow(
    RefusedError,
  );
});

test('a refusal has code, content and no_mes; error 3 counts as success', async () => {
  const refused = clientAnswering(() => json({ success: 0, error: '2', content: '不行', no_mes: '1' }));
  await expect(refused.client.send(cart.delNum, { id_list: '5' })).rejects.toMatchObject({
    code: 2,
    content: '不行',
    silent: true,
  });
  const third = clientAnswering(() => json({ error: 3, content: '已处理', del_ids: ['5'] }), true);
  await expect(third.client.send(cart.delNum, { id_list: '5' })).resolves.toMatchObject({
    del_ids: ['5'],
    envelope: { content: '已处理', byErrorThree: true },
  });
});

test('a call that acts succeeds when the server says so, even in strict decoding', async () => {
  for (const data of [{}, [], null, true, '1']) {
    const { client } = clientAnswering(() => json({ success: 1, data, code_url: 'weixin://x', cs: data }), true);
    await expect(client.send(payOrder.yePay, { order_id: '1', fd_sn: '' })).resolves.toBeDefined();
    await expect(client.send(payOrder.yzPay, { pay_pwd: 'enc:x' })).resolves.toBeDefined();
    const body = { type: '1', order_id: '1', fd_sn: '', pay_type: '2', use_ye: false, is_app: false } as const;
    await expect(client.send(payOrder.zxPay, { query: { path: '' }, body })).resolves.toMatchObject({
      code_url: 'weixin://x',
    });
  }
});

test('the need-login flag throws LoginLostError', async () => {
  const { client } = clientAnswering(() => json({ need_login: '1', error: 1 }));
  await expect(client.send(cart.list, {})).rejects.toThrow(LoginLostError);
});

test('a visitor who must log in has lost no login', async () => {
  const { client } = clientAnswering(() => json({ need_login: '1' }), false, '');
  await expect(client.send(cart.list, {})).rejects.toMatchObject({ name: 'LoginLostError', visitor: true });
});

test.each([
  ['status', () => new Response('<b>Fatal error</b>', { status: 502 })],
  ['not-json', () => new Response('Warning: mysqli')],
  ['not-json', () => new Response('')],
  ['not-json', () => new Response('{"success":1,"da')],
  ['dropped', () => Promise.reject(new TypeError('fetch failed'))],
])('a failed reading call names the failure: %s', async (failure, answer) => {
  const { client } = clientAnswering(answer as () => Response);
  await expect(client.send(cart.list, {})).rejects.toMatchObject({ name: 'NetworkError', failure });
});

test.each(['', '\uFEFF', '\uFEFF\uFEFF\uFEFF', '\uFEFF\r\n\uFEFF\n'])(
  'byte order marks around the JSON are skipped: %j',
  async (marks) => {
    const body = `${marks}{"success":1,"del_ids":[5]}${marks}`;
    const { client } = clientAnswering(() => new Response(body));
    await expect(client.send(cart.delNum, { id_list: '5' })).resolves.toMatchObject({ del_ids: ['5'] });
  },
);

const OWN_PAGE = '<!doctype html><meta name="yaocang-base" content="/" />';

test('an assumed call that the shop does not have throws NotOfferedError', async () => {
  const answers = [new Response('', { status: 404 }), new Response(OWN_PAGE)];
  for (const answer of answers) {
    const { client } = clientAnswering(() => answer.clone());
    await expect(client.send(volume.mine, { lx: 'my' })).rejects.toMatchObject({
      name: 'NotOfferedError',
      call: 'volume.php?act=mine',
      cause: { name: 'NetworkError' },
    });
    await expect(client.send(cart.list, {})).rejects.toMatchObject({ name: 'NetworkError' });
  }
});

test('after a page the outcome of an assumed call that acts is unknown, and its cause is that the shop may not have it', async () => {
  const closing = (answer: () => Response) => clientAnswering(answer).client.send(userOff.offCancel, {});
  await expect(closing(() => new Response(OWN_PAGE))).rejects.toMatchObject({
    name: 'UnknownOutcomeError',
    cause: { name: 'NotOfferedError' },
  });
  await expect(closing(() => new Response('', { status: 405 }))).rejects.toMatchObject({ name: 'NotOfferedError' });
});

test('a request times out at its deadline', async () => {
  const { client } = clientAnswering(
    ({ init }) =>
      new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  await expect(client.send(cart.list, {}, { deadline: 1 })).rejects.toMatchObject({ failure: 'timeout' });
});

test('a lost answer to a write is an unknown outcome, never a plain failure', async () => {
  const { client, sent } = clientAnswering(() => Promise.reject(new TypeError('reset')));
  const lost = await client.send(cart.delNum, { id_list: '5' }).catch((error: unknown) => error);
  expect(lost).toBeInstanceOf(UnknownOutcomeError);
  expect((lost as UnknownOutcomeError).cause).toBeInstanceOf(NetworkError);
  expect(sent).toHaveLength(1);
});

test('of two identical requests the older is cancelled when they read, the newer when they write', async () => {
  const waiting: (() => void)[] = [];
  const { client, sent } = clientAnswering(
    ({ init }) =>
      new Promise((resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        waiting.push(() => resolve(json({ success: 1, data: [], del_ids: ['5'] })));
      }),
  );
  const reads = [client.send(cart.list, {}), client.send(cart.list, {})].map((each) => each.catch((e: unknown) => e));
  const writes = [1, 2].map(() => client.send(cart.delNum, { id_list: '5' }).catch((e: unknown) => e));
  await Promise.resolve();
  for (const answer of waiting) answer();
  const [olderRead, newerRead, olderWrite, newerWrite] = await Promise.all([...reads, ...writes]);
  expect(olderRead).toBeInstanceOf(CancelledError);
  expect(newerRead).toHaveProperty('data');
  expect(olderWrite).toHaveProperty('del_ids');
  expect(newerWrite).toBeInstanceOf(CancelledError);
  expect(sent).toHaveLength(3);
});

test.each([
  ['http://shop.test/m/api/search.php?act=search&page=2', 'page=2'],
  ['search.php?act=search&page=2&keywords=%E5%8F%A3%E7%BD%A9', 'keywords=%E5%8F%A3%E7%BD%A9'],
  ['?page=2', 'page=2'],
  ['/m/api/search.php?act=search&brand=%E4%B9%90%E5%BA%B7&p=4', 'p=4'],
  ['?cursor=eyJpZCI6NDB9%3D%3D', 'cursor=eyJpZCI6NDB9%3D%3D'],
])('follows page_next %s', async (link, has) => {
  const { client, sent } = clientAnswering(() => json({ success: 1, data: null, page_next: 'end' }));
  await expect(client.next(search.search, link)).resolves.toMatchObject({ data: [], page_next: 'end' });
  expect(sent[0]!.url).toContain('http://shop.test/m/api/search.php?act=search&');
  expect(sent[0]!.url).toContain(has);
});

test.each([
  'https://shop.test/m/api/search.php?act=search&page=2',
  'http://shop.test:8080/m/api/search.php?act=search&page=2',
  'http://shop.test/m/api/search.php?act=search&amp;page=2',
])('a link with the same path on another scheme or port is requested from our own base: %s', async (link) => {
  const { client, sent } = clientAnswering(() => json({ success: 1, data: null, page_next: 'end' }));
  await client.next(search.search, link);
  expect(sent[0]!.url).toMatch(/^http:\/\/shop\.test\/m\/api\/search\.php\?act=search&page=2&_=/);
});

test.each(['end', ''])('page_next %j is the end', async (link) => {
  const { client, sent } = clientAnswering(() => json({ success: 1 }));
  await expect(client.next(search.search, link)).resolves.toBeUndefined();
  expect(sent).toHaveLength(0);
});

test.each([
  '//evil.test/search.php',
  'http://shop.test.evil.test/m/api/search.php?act=search&page=2',
  'https://10.0.0.9/m/api/search.php?act=search&page=2',
  '/other/search.php?act=search',
  '../search.php?act=search',
  'javascript:alert(1)',
  // Of this API, and no page of this list: followed with the member's token it would pay, close, or log out.
  'http://shop.test/m/api/pay/pay_order.php?act=ye_pay&order_id=7&fd_sn=',
  'order.php?act=qx_order&order_id=31',
  'search.php?act=kj_search&keywords=a',
  '?act=login',
  'search.php?act=search&act=del_num',
  'search.php?act=search&%20act=del_num',
  'search.php?act=search&act%5B%5D=del_num',
  'search.php?act=search&act.=x',
  'search.php/x?act=search&page=2',
  './search%2Ephp?act=search',
  'SEARCH.php?act=search&page=2',
  '//shop.test/m//api/search.php?act=search',
  'search.php?act=search&page=%E4%BA%8C',
  'http://[',
])('page_next %s leads elsewhere: nothing is requested, and it is not the end', async (link) => {
  const { client, sent } = clientAnswering(() => json({ success: 1 }));
  await expect(client.next(search.search, link)).rejects.toBeInstanceOf(ShapeError);
  expect(sent).toHaveLength(0);
});

test('a long-lived signal collects no listeners', async () => {
  const { client } = clientAnswering(() => json({ success: 1, data: [] }));
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  for (let times = 0; times < 20; times++) await client.send(cart.list, {}, { signal });
  expect(added.mock.calls.length).toBeGreaterThan(0);
  expect(removed).toHaveBeenCalledTimes(added.mock.calls.length);
});

test('a privilege that an answer leaves out stays as another told it; one that it names counts', async () => {
  let priv: object = { integral: '1', redpaper: 1 };
  const card = { goods_id: '7', goods_name: '棉签', shop_price: '2', integral: 40, red_price: '1.00' };
  const { client } = clientAnswering(({ url }) =>
    json({ success: 1, data: [card], page_next: 'end', ...(url.includes('act=new') && { system_priv: priv }) }),
  );
  const seen = async () => {
    await client.send(intro.new, { is_start: true });
    const [found] = (await client.send(home.hot, {})).data;
    return [found?.integral, found?.red_price];
  };
  expect(await seen()).toEqual([40, 100]);
  priv = { pledge: '1' };
  expect(await seen()).toEqual([40, 100]);
  priv = { integral: '0' };
  expect(await seen()).toEqual([undefined, 100]);
});
