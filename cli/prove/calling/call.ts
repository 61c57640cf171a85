/** Any declared call, typed by its declaration and guarded by its effect. */
import { agreedSum, chargesAtMost } from '#cli/shop/charge.ts';
import { everyCall, isCalled } from '#cli/shop/find-call.ts';
import { effectOf } from '#cli/shop/guard.ts';
import type { Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import type { Effect } from '#shared/contract/call.ts';
import { highestOf, type ToldSum, toldSum } from '#shared/rules/pay/told-sum.ts';
import type { Prepared } from './arguments.ts';
import { say } from './dictionary.ts';
import { bodyFields, parametersOf } from './parameters.ts';

export { prepareCall } from './arguments.ts';

export interface Called {
  readonly call: string;
  readonly effect: string;
  /** The decoded answer: money in fen, flags as booleans, times in ms. */
  readonly answer: object;
  readonly content: string;
}

/** Makes a call once. */
export async function makeCall(shop: Shop, prepared: Prepared): Promise<Called> {
  const { call, args } = prepared;
  const sum = effectOf(call) === 'money' ? await amountDue(shop, prepared) : undefined;
  if (effectOf(call) === 'money') await shop.guard.spend(sum ?? toldSum(0));
  const due = sum && highestOf(sum);
  const { envelope, ...answer } = await shop.client.send(call, args as never);
  if (due !== undefined) chargesAtMost(due, call, answer);
  return { call: call.path, effect: effectOf(call), answer, content: envelope.content };
}

/** The sum that a money call spends, asked of the shop on production, where a call of unknown amount is refused. */
export async function amountDue(shop: Shop, { call, args }: Prepared): Promise<ToldSum | undefined> {
  if (shop.profile.kind !== 'production') return undefined;
  const { body, query } = args as Record<string, unknown>;
  const given = { ...(args as object), ...(query as object), ...(body as object) } as Record<string, unknown>;
  const [order_id = '', fd_sn = ''] = [given.order_id, given.fd_sn].map((each) =>
    typeof each === 'string' ? each : '',
  );
  const subject = { type: given.type === '2' ? ('2' as const) : ('1' as const), order_id, fd_sn };
  const due = order_id === '' ? undefined : await agreedSum(shop, subject, shop.signal);
  if (due && highestOf(due) !== undefined) return due;
  throw new Fault('guard', say.amountUnknown(call.path), { next: say.payInstead, call: call.path });
}

/** The declared calls whose path or name contains all words. */
export function listCalls(words: readonly string[], effect: Effect | undefined, assumed: boolean) {
  const found = everyCall.filter((each) => {
    const { call } = each;
    return (
      isCalled(each, words) &&
      (effect === undefined || effectOf(call) === effect) &&
      (!assumed || call.assumed === true)
    );
  });
  const calls = found.map(({ call, key }) => ({
    path: call.path,
    key,
    method: call.method,
    effect: effectOf(call),
    // Not shown in any document.
    assumed: call.assumed === true,
    parameters: parametersOf(call),
    // The type of a body without named parameters.
    body: call.body && Object.keys(bodyFields(call)).length === 0 ? call.body.is : null,
  }));
  return { calls };
}
