/** What a money call would move, in the words of whoever is paid: never in those of whoever asks for it. */

import type { Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import type { Call } from '#shared/contract/call.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { say } from './dictionary.ts';

/** Fen that a money call moves, asked of the shop; on production a call whose amount nobody can tell is refused. */
export async function amountDue(
  { client, profile }: Pick<Shop, 'client' | 'profile'>,
  call: Call,
  args: unknown,
): Promise<number> {
  if (profile.kind !== 'production') return 0;
  const { body, query } = args as Record<string, unknown>;
  const given = { ...(args as object), ...(query as object), ...(body as object) } as Record<string, unknown>;
  if (typeof given.order_id !== 'string' || given.order_id === '') {
    throw new Fault('guard', say.amountUnknown(call.path), { next: say.payInstead, call: call.path });
  }
  const type = given.type === '2' ? ('2' as const) : ('1' as const);
  const subject = { type, order_id: given.order_id, fd_sn: typeof given.fd_sn === 'string' ? given.fd_sn : '' };
  const { order } = await client.send(payOrder.orderAmount, subject);
  return order.money_paid;
}
