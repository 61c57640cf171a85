/** Smoke runs before a shop that accepts what it should refuse, and runs that are ended: the members stand as before. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SmokeReport } from '#cli/prove/report/findings.ts';
import { calls } from '#shared/contract/calls.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { type Desk, openDesk } from './desk.ts';
import { createYesMan } from './yes-man.ts';

// Every scenario before a whole shop.
vi.setConfig({ testTimeout: 240_000 });

const MEMBERS = ['yaodian', 'liansuo', 'feixianjie', 'weirenzheng', 'fanweiwai'];

/** `npm run proof` ends and loses more of them; `npm test` one of each kind: money, a write, all beside one another. */
const more = process.env.THOROUGH === '1';

const CLOSED = 2;

type Row = Readonly<Record<string, unknown>>;
/** How the members and the goods stand: of what has an end, what is still open; what ended stays in the books. */
const STANDING: Readonly<Record<string, (row: Row) => boolean>> = {
  orders: ({ order_status }) => order_status !== CLOSED,
  holds: ({ state }) => state === 'open',
  gateway_payments: ({ state }) => state === 'open',
  transfers: ({ status }) => status === 0,
  top_ups: ({ pay_status }) => pay_status !== 1,
  limit_uses: ({ num }) => num !== 0,
};
const WHOLE = [
  'members',
  'login_failures',
  'addresses',
  'licences',
  'verifications',
  'scope_requests',
  'favourites',
  'cart_lines',
  'member_coupons',
  'activity_uses',
  'won_prices',
  'teams',
  'sign_ins',
  'services',
  'invoices',
  'pre_orders',
  'feedbacks',
  'reviews',
  'article_likes',
  'goods',
  'specifications',
  'batches',
];

let desk: Desk;
let yesMan: ReturnType<typeof createYesMan>;
/** What the network does before it passes a request on. */
let before: (call: string) => void = () => undefined;
beforeAll(async () => {
  desk = await openDesk({
    through(fetch) {
      yesMan = createYesMan(fetch);
      return (input, init) => {
        before(String(input));
        return yesMan.fetch(input, init);
      };
    },
  });
});
afterAll(() => desk.close());

async function standing() {
  const tables = [...WHOLE, ...Object.keys(STANDING)];
  const dumped = (await (await desk.standIn.operate('dump', { tables })).json()) as { tables: Record<string, Row[]> };
  const rows = Object.entries(dumped.tables).map(([name, all]) => {
    const open = all.filter(STANDING[name] ?? (() => true));
    return [name, open.map((row) => JSON.stringify(row)).sort()];
  });
  const passwords = await Promise.all(MEMBERS.map(passwordsOf));
  return { ...Object.fromEntries(rows), passwords };
}

/** Both passwords still open the account; a member without a payment password is told so. */
async function passwordsOf(user: string): Promise<string> {
  const token = await desk.standIn.enter(user);
  const { content, success } = await desk.standIn.raw(
    calls.payOrder.yzPay,
    { pay_pwd: encodePassword('246810') },
    token,
  );
  await desk.standIn.raw(calls.login.logout, {}, token);
  return `${user} ${success} ${content}`;
}

async function smoke(words: string, signal = new AbortController().signal) {
  const line = ['--base', desk.relay.base, 'smoke', 'run', ...words.split(' '), '--json'];
  const { exit, out, err } = await desk.yaocang(line, undefined, { signal });
  const { data } = JSON.parse(out) as { data: SmokeReport };
  return { exit, runs: data.runs, left: data.runs.flatMap((each) => each.left), err };
}

/** Those that do what the shop should refuse; the proof asks all. */
const REFUSED = 'address-book cart-packs top-up-bonus';

test(`${more ? 'all' : REFUSED}, before a shop that accepts what it should refuse: nothing is changed`, async () => {
  const earlier = await standing();
  const { exit, runs, left } = await smoke(more ? 'all' : REFUSED);
  expect([exit, left]).toEqual([3, []]);
  expect([...new Set(yesMan.accepted)].sort()).toEqual([
    'buy.php?act=add_to_cart',
    'path.php?act=save',
    'recharge.php?act=recharge_add',
  ]);
  const failed = runs.filter(({ ok }) => !ok).map(({ scenario }) => scenario);
  expect(failed.sort()).toEqual(REFUSED.split(' '));
  expect(await standing()).toEqual(earlier);
});

test('what cannot be put back is told, in the report too, with the command that mends it', async () => {
  yesMan.deletes = false;
  const { left, err } = await smoke(`address-book --report html=${join(desk.dir, 'smoke.html')}`);
  yesMan.deletes = true;
  const mend =
    /^收货地址：不能删除（error 1）；.*；恢复（以会员 yaodian 登录后）：yaocang --base \S+ (address remove \d+)$/;
  expect(left).toEqual([expect.stringMatching(mend)]);
  const [, command = 'none'] = mend.exec(left[0] ?? '') ?? [];
  expect(err).toContain(command);
  expect(await readFile(join(desk.dir, 'smoke.html'), 'utf8')).toContain(command);
  const token = await desk.standIn.enter('yaodian');
  await desk.standIn.raw(calls.path.delPath, { address_id: command.replace(/\D/g, ''), mr: false }, token);
});

const ENDED: [scenario: string, act: string][] = [
  ['main-road --irreversible', 'act=submit'],
  ['pay-combined', 'act=zx_pay'],
  ['all --jobs 3', 'act=up_num'],
];
const MORE_ENDED: typeof ENDED = [
  ['pay-transfer', 'act=zz_pay'],
  ['address-book', 'act=save'],
  ['top-up-bonus', 'act=recharge_add'],
  ['favourites', 'act=collect&'],
];
test.each([...ENDED, ...(more ? MORE_ENDED : [])])(
  '%s ended at %s: what the shop still did is put back',
  async (scenario, act) => {
    const earlier = await standing();
    const ending = new AbortController();
    before = (address) => {
      if (address.includes(act)) ending.abort('interrupted');
    };
    const { exit, left, err } = await smoke(scenario, ending.signal);
    before = () => undefined;
    expect([exit, left]).toEqual([130, []]);
    expect(err.split('正在恢复')).toHaveLength(2);
    expect(await standing()).toEqual(earlier);
  },
);

const LOST: [scenario: string, path: string][] = [
  ['main-road --irreversible', calls.buy.submit.path],
  ['pay-transfer', calls.payTransfer.zzPay.path],
  ['cart-stock', calls.buy.addToCart.path],
];
const MORE_LOST: typeof LOST = [
  ['pay-combined', calls.payOrder.zxPay.path],
  ['address-book', calls.path.save.path],
  ['top-up-bonus', calls.recharge.rechargeAdd.path],
];
test.each([...LOST, ...(more ? MORE_LOST : [])])(
  '%s whose answer of %s is lost: what it did is put back',
  async (scenario, path) => {
    const earlier = await standing();
    await desk.standIn.operate('faults', { call: path, kind: 'drop_after', times: 1, acts: true });
    const { exit, left } = await smoke(scenario);
    expect([exit, left]).toEqual([10, []]);
    expect(await standing()).toEqual(earlier);
  },
);
