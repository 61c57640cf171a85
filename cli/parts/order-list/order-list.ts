/** Looks up the lines of a list, judges them, adds them one by one. Undone lines are reported. */
import { verificationToAct } from '#cli/parts/verification-now.ts';
import { failureOf } from '#cli/shop/failure.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import type { ExitName } from '#cli/text/fault.ts';
import { CancelledError } from '#shared/errors.ts';
import { type AddedLine, addLines } from '#shared/flows/add-lines.ts';
import { runFlow, unattended } from '#shared/flows/flow.ts';
import { lookUpLines } from '#shared/flows/look-up-lines.ts';
import { addedToCart } from '#shared/messages/buying.ts';
import { requestFailed } from '#shared/messages/wire.ts';
import type { Buyer } from '#shared/rules/member/verification.ts';
import type { Found } from '#shared/rules/quick-order/found-goods.ts';
import { cartItemOf, isReady, isUninsured, type JudgedLine, judgeAll } from '#shared/rules/quick-order/judged-lines.ts';
import type { WantedLine } from '#shared/rules/quick-order/read-order-lines.ts';

export interface Line extends WantedLine {
  /** '' until the words are looked up. */
  goods_id: string;
  spce_id: string;
  readonly spce_name?: string;
  readonly isBundle?: true;
  readonly lastPrice?: number;
  found: Found | null;
}

/** How flags name a line: 3, or 3.2 in a row with several. */
export const keyOf = ({ row, part }: { readonly row: number; readonly part?: number | undefined }): string =>
  part ? `${row}.${part}` : `${row}`;

/** A person gave the quantity: what the list says of it is over. */
export const countedAs = (quantity: number) => ({
  quantity,
  unit: undefined,
  unclear: undefined,
  byMultiple: undefined,
  plus: undefined,
  written: undefined,
  isCounted: true as const,
});

export type Judged = JudgedLine<Line>;

export interface Sent {
  readonly added: number;
  readonly message: string;
  /** The exit code after a lost answer. */
  readonly ended?: ExitName;
}

/** Looks up unknown goods; `tell` gets their number. */
export async function lookUp(shop: MemberShop, lines: readonly Line[], tell: (done: number) => void): Promise<void> {
  const asked = lines.filter(({ found }) => !found);
  const flow = lookUpLines({ client: shop.client, log_bs: shop.settings.log_bs }, asked);
  const done = new Set<number>();
  await runFlow(flow, unattended<never>(shop.signal), ({ at, found }) => {
    (asked[at] as Line).found = found;
    tell(done.add(at).size);
  });
  if (shop.signal.aborted) throw new CancelledError('look up');
}

export async function judge(shop: MemberShop, lines: readonly Line[]): Promise<Judged[]> {
  const { token } = shop.session.login;
  const buyer: Buyer = { token, yz: await verificationToAct(shop), user_yz: shop.settings.user_yz };
  return judgeAll(lines, buyer);
}

/** The uninsured goods among these lines by name, each once. */
export function uninsuredOf(shop: MemberShop, ready: readonly Judged[]): string[] {
  const names = new Map<string, string>();
  for (const each of ready) {
    const { found } = each.line;
    if (found?.kind !== 'goods' || !isUninsured(each, shop.session.login.is_yb)) continue;
    names.set(found.goods_id, found.info.data.goods_name ?? found.goods_id);
  }
  return [...names.values()];
}

/** Adds the ready lines; returns the outcome by line. Ctrl-C finishes the current call and stops. */
export async function addReady(shop: MemberShop, judged: readonly Judged[]): Promise<ReadonlyMap<Line, Sent>> {
  const ready = judged.filter(isReady);
  const sent = new Map<Line, Sent>();
  for await (const one of addLines(shop, ready.map(cartItemOf))(unattended<never>(shop.signal))) {
    sent.set((ready[one.at] as Judged).line, sentOf(one));
  }
  return sent;
}

function sentOf({ end }: AddedLine): Sent {
  if (end.step === 'done') {
    return { added: end.answer?.added ?? 0, message: (end.answer?.message ?? addedToCart).text };
  }
  if (end.step === 'unknown') return { added: 0, message: end.message.text, ended: 'unknown' };
  const { message = requestFailed, error = undefined } = end.step === 'failed' ? end : {};
  return { added: 0, message: message.text, ...(error !== undefined && { ended: failureOf(error).code }) };
}
