/** A file for a ticket: the doctor's findings, the profile, and the shop's answers; without secrets, names and addresses. */
import { arch, release } from 'node:os';
import { failureOf } from '#cli/shop/failure.ts';
import type { Planner } from '#cli/shop/plan.ts';
import { writePrivate } from '#cli/shop/private-file.ts';
import type { Redactor } from '#cli/shop/redaction/redactor.ts';
import { withoutUnknown } from '#cli/shop/redaction/unknown-secrets.ts';
import type { UnaskedShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { safeJson } from '#cli/text/safe-text.ts';
import { calls } from '#shared/contract/calls.ts';
import { CancelledError } from '#shared/errors.ts';
import { readOptional } from '#shared/flows/trouble.ts';
import { say } from './check.ts';
import { diagnose, type Open } from './doctor.ts';
import type { Machine } from './machine.ts';

const { common, order, payOrder, user } = calls;

interface BundleWanted {
  readonly out: string | undefined;
  readonly order: string | undefined;
  readonly note: string | undefined;
  readonly version: string;
  readonly withNames: boolean;
  /** Set on a dry run, which writes no file. */
  readonly planner: Planner | undefined;
}

/** Variables that influence the tool. Of NAMED only whether they are set: they may hold passwords. */
const TOLD =
  /^(YAOCANG_(CONFIG_DIR|ENV|LANG)|LANG|LC_\w+|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|CI|NODE_OPTIONS|NODE_EXTRA_CA_CERTS)$/;
const NAMED = /^(YAOCANG_\w+|\w*_proxy|\w*_PROXY)$/;

export async function makeBundle(machine: Machine, open: Open, redactor: Redactor, wanted: BundleWanted) {
  const { checks } = await diagnose(machine, open);
  const shop = await open().catch(() => undefined);
  const order_id = shop && wanted.order && (await orderNamed(shop, wanted.order));
  const made = new Date();
  const content = {
    v: 1,
    made: made.toISOString(),
    tool: wanted.version,
    node: machine.version,
    platform: machine.platform,
    system: `${release()} ${arch()}`,
    // Times in the file are ms since 1970.
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    columns: machine.columns ?? null,
    note: wanted.note ?? null,
    environment: environmentOf(machine.env),
    profile: shop ? { ...shop.profile, names: Object.values(shop.profile.names) } : null,
    login: shop?.login ? { user_name: shop.login.user_name, yz: shop.login.yz, since: shop.login.since ?? null } : null,
    // Problems come first for whoever opens the file.
    wrong: checks
      .filter(({ state }) => state === 'fail' || state === 'warn')
      .map(({ name, detail }) => [name, ...detail]),
    checks,
    ...(shop ? await answersOf(shop, order_id) : { asked: [], shop: null }),
  };
  const stamp = made.toISOString().replace(/\D/g, '').slice(0, 14);
  const file = wanted.out ?? `yaocang-support-${stamp}.json`;
  wanted.planner?.write(file);
  const hiding = wanted.withNames ? redactor : redactor.forFile(content);
  const { environment, ...told } = hiding.data(content) as typeof content;
  // Variables tell only that they are set.
  const whole = { ...(withoutUnknown(told) as object), environment };
  await writePrivate(file, `${safeJson(JSON.stringify(whole, null, 2))}\n`);
  return { file, words: (wanted.withNames ? say.bundleWithNames : say.bundle)(file), checks };
}

export type Bundled = Awaited<ReturnType<typeof makeBundle>>;

function environmentOf(env: Machine['env']): Record<string, string> {
  const told = Object.entries(env).filter(
    ([name, value]) => value !== undefined && (TOLD.test(name) || NAMED.test(name)),
  );
  return Object.fromEntries(told.map(([name, value = '']) => [name, TOLD.test(name) ? value : '[set]']));
}

/** The id of an order, by its id or its printed number. A bundle for an order that is not there helps nobody: a fault. */
async function orderNamed({ client, login }: UnaskedShop, named: string): Promise<string> {
  if (!login) throw new Fault('login', say.orderNeedsLogin, { next: say.logIn });
  const rowsOf = async (asked: object) => (await client.send(order.orderList, asked)).data;
  const found = await readOptional(async () => [
    ...(await rowsOf({ order_id: named })),
    ...(await rowsOf({ is_start: true, lx: 'all', keywords: named })),
  ]);
  // The bundle tells what could not be read.
  if (!found) return named;
  const one = found.find((row) => [row.order_id, row.order_sn, row.fd_sn].includes(named));
  if (one) return one.order_id;
  throw new Fault('server', say.noOrder(named), { next: say.seeOrders });
}

const LATEST = 5;

/** The shop's answers about the member, and how long each took in ms. */
async function answersOf({ client, login }: UnaskedShop, orderId: string | undefined) {
  const asked: { readonly about: string; readonly ms: number; readonly outcome: string }[] = [];
  const told = async (about: string, isWanted: boolean, act: () => Promise<object>) => {
    if (!isWanted) return null;
    const began = performance.now();
    const found = await act().catch((error: unknown) => {
      if (error instanceof CancelledError) throw error;
      const { code, words, detail } = failureOf(error);
      return { failed: code, words: words[1], detail: detail ?? null };
    });
    const outcome = 'failed' in found ? String(found.failed) : 'ok';
    asked.push({ about, ms: Math.round(performance.now() - began), outcome });
    return found;
  };
  const isMember = login !== undefined;
  const isNamed = orderId !== undefined;
  const order_id = orderId ?? '';
  const shop = {
    init: await told('init', true, () => client.send(common.init, { device: 'pc', log_bs: '' })),
    member: await told('member', isMember, () => client.send(user.userCenter, {})),
    latest_orders: await told('latest_orders', isMember, async () => {
      const { data } = await client.send(order.orderList, { is_start: true, lx: 'all', keywords: '' });
      return data.slice(0, LATEST);
    }),
    order: await told('order', isNamed, () => client.send(order.orderInfo, { order_id })),
    payment: await told('payment', isNamed, () =>
      client.send(payOrder.orderAmount, { type: '1', order_id, fd_sn: '' }),
    ),
  };
  return { asked, shop };
}
