import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { savedLogin } from '#cli/parts/login.ts';
import { everyCall } from '#cli/shop/find-call.ts';
import { effectOf } from '#cli/shop/guard.ts';
import { localProfile } from '#cli/shop/profile.ts';
import type { UnaskedShop } from '#cli/shop/shop.ts';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { openTestShop, PASSWORD, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import * as schema from '#fixtures/store/schema.ts';
import type { Call } from '#shared/contract/call.ts';
import { calls } from '#shared/contract/calls.ts';
import { realClock } from '#shared/flows/clock.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { survey } from './survey.ts';

// What the guard lets pass without a question must not write: every reading call between two looks at all tables.

/** What reading calls do change, by call: traces that a shop keeps of a look, and what it keeps to answer faster. */
const TRACES: Readonly<Record<string, readonly string[]>> = {
  // How often it was opened.
  'article.php?act=info': ['articles'],
  // Of a member: what was looked at.
  'goods.php?act=info': ['footprints'],
  // WeChat's ticket, which serves until it ends.
  'wechat.php?act=js_config': ['shop_state'],
};

const tables = Object.values(schema).flatMap((each) => (is(each, PgTable) ? [getTableName(each)] : []));
/** Rows and the newest transaction of each table: an insert, an update and a deletion change one of them. */
const look = sql.raw(
  tables
    .map(
      (name) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as state from "${name}"`,
    )
    .join(' union all '),
);

let standIn: TestShop;
let waiting: { readonly order_sn: string };
beforeAll(async () => {
  standIn = await openTestShop({ clock: Date.now });
  waiting = (await (await standIn.operate('scenario', { name: 'proof-waiting' })).json()) as { order_sn: string };
});
afterAll(() => standIn.close());

interface TableState {
  readonly name: string;
  readonly state: string;
}

async function states(): Promise<Map<string, string>> {
  const { rows } = (await standIn.shop.act(LOOPBACK, ({ db }) => db.execute(look))) as { rows: TableState[] };
  return new Map(rows.map(({ name, state }) => [name, state]));
}

/** The tables that each path changed. */
const changed: Record<string, string[]> = {};
const answered = new Set<string>();
let before = new Map<string, string>();

/** Asks, and notes what is not as it was before. */
async function watch<A>(path: string, ask: () => Promise<A>): Promise<A> {
  const answer = await ask();
  const after = await states();
  const found = tables.filter((name) => before.get(name) !== after.get(name));
  if (found.length > 0) changed[path] = [...new Set([...(changed[path] ?? []), ...found])];
  before = after;
  return answer;
}

const pathOf = (url: URL): string => `${url.pathname.replace('/api/', '')}?act=${url.searchParams.get('act')}`;

test('reading calls change nothing but the traces that are listed', async () => {
  const form = { user_name: 'yaodian', password: PASSWORD, openid: '', log_bs: 'test', yz_chit: '' };
  const entered = await standIn.ask(calls.login.login, form);
  const { token } = entered;
  const { order_id, order_sn, send_ids } = await shipped(token);
  const buy_list = await filledCart(token);
  const found = await standIn.ask(calls.order.orderList, { is_start: true, keywords: waiting.order_sn }, token);
  const proofOf = found.data[0]?.order_id ?? '';
  const { data: chit_token } = await standIn.ask(calls.chit.sendChitCode, { token });
  before = await states();
  const shop = {
    profile: { ...localProfile, base: `${LOOPBACK}/api` },
    login: savedLogin('yaodian', entered),
    clock: realClock,
    signal: new AbortController().signal,
    fetch: (input: string, init: RequestInit) => watch(pathOf(new URL(input)), () => standIn.fetch(input, init)),
  } as unknown as UnaskedShop;
  for (const { call, state } of await survey(shop, () => true)) if (state === 'same') answered.add(call);

  // What the survey cannot know.
  const more: readonly (readonly [Call, object])[] = [
    [calls.buy.confirm, { buy_list, address_id: '', volume_id: '', use_integral: false }],
    [calls.chit.chitQuery, { chit_token, token }],
    [calls.comment.goodsAdd, { order_id }],
    [calls.deliveryHundred.showShipping, { send_id: send_ids[0] }],
    [calls.fahuo.goodsList, { send_id: send_ids[0] }],
    [calls.payTransfer.getZzStatus, { order_id: proofOf, type: '1' }],
    [calls.payCx.getStatus, { order_sn }],
    [calls.registration.checkUser, { user_name: 'newcomer' }],
    [calls.registration.yzCode, { code: 'YC8888' }],
    [calls.pageTool.info, { page_id: '2' }],
    [calls.userSecurity.getUsers, { name: 'yaodian' }],
    [calls.userSecurity.yzName, { name: 'yaodian' }],
    [calls.wechat.jsConfig, { url: `${LOOPBACK}/index` }],
  ];
  for (const [call, args] of more) {
    const { success } = await watch(call.path, () => standIn.raw(call, args, token));
    if (Number(success) === 1) answered.add(call.path);
  }
  expect(changed).toEqual(TRACES);
  const reading = everyCall.filter(({ call }) => effectOf(call) === 'read').map(({ call }) => call.path);
  expect(reading.filter((path) => !answered.has(path))).toEqual([]);
});

async function filledCart(token: string): Promise<string> {
  const item = { type: '0', goods_id: '100002', goods_number: 5, attr_id: '', spce_id: '' };
  await standIn.ask(calls.buy.addToCart, [item], token);
  return (await standIn.ask(calls.cart.list, {}, token)).data[0]?.cart_id ?? '';
}

/** An order with a received parcel, so that it can be tracked and reviewed. */
async function shipped(token: string) {
  const asked = { buy_list: await filledCart(token), volume_id: '', use_integral: false };
  const { address_id } = await standIn.ask(calls.buy.confirm, { ...asked, address_id: '' }, token);
  const how = { remark: '', once: 'reading', seal: '', address_id };
  const { order_id } = await standIn.ask(calls.buy.submit, { ...asked, ...how }, token);
  await standIn.ask(calls.payOrder.yzPay, { pay_pwd: encodePassword('246810') }, token);
  await standIn.ask(calls.payOrder.yePay, { order_id, fd_sn: '' }, token);
  const { order_sn = '' } = (await standIn.ask(calls.order.orderList, { order_id }, token)).data[0] ?? {};
  const { send_ids } = (await (await standIn.operate('ship', { order_sn })).json()) as { send_ids: string[] };
  for (const send_id of send_ids) await standIn.ask(calls.order.qrSh, { order_id, send_id }, token);
  return { order_id, order_sn, send_ids };
}
