/** Inside WeChat the payment sheet is for the bound WeChat only. Binding is offered first, then a QR code. */
import { wechat } from '#shared/contract/wechat.ts';
import { askInWechat } from '#shared/messages/wechat.ts';
import { safeLink } from '#shared/rules/app/safe-link.ts';
import { WECHAT } from '#shared/rules/pay/payment-methods.ts';
import { lastOf } from './flow.ts';
import type { PayState } from './pay-state.ts';
import { type Dialog, eventOf, type Next, type Notice, type ToBinding, type ToChoice } from './pay-transitions.ts';
import { trouble } from './trouble.ts';
import { bindWechat } from './wechat-binding.ts';

/** What is missing for the sheet; `entry` is set when WeChat has to tell first who holds this phone. */
interface Missing {
  readonly bound: 'not' | 'other';
  readonly entry?: string;
}

/** Binds with one tap where possible, and continues to pay; or pays by a code with another phone. */
export async function* atBinding(dialog: Dialog, next: ToBinding): AsyncGenerator<PayState, Next, undefined> {
  const { ports, context } = dialog;
  const { order, use_ye } = next;
  const missing = await missingBinding(dialog);
  if (!missing) return next.asked ? afterEntry(next) : pays(next, false);
  const { bound, entry } = missing;
  let notice: Notice = next.asked && entry ? { message: askInWechat } : {};
  for (let asked = next.asked && !entry; ; asked = undefined) {
    context.events.forget(({ type }) => type === 'close');
    if (!asked) yield { step: 'binding', zt: 0, order, bound, ...notice };
    const event = asked ? ({ type: 'bind' } as const) : await eventOf(context, 'bind', 'scan', 'back', 'close');
    if (event.type === 'close') return { to: 'closed', finished: false };
    if (event.type === 'back') return { to: 'load', earlier: order, method: WECHAT };
    if (event.type === 'scan') return pays(next, true, true);
    yield { step: 'binding', zt: 0, order, bound, working: true };
    if (entry) {
      ports.binding?.enter?.(entry, { use_ye });
      await eventOf(context, 'close');
      return { to: 'closed', finished: false };
    }
    const end = await lastOf(bindWechat(ports), context.signal);
    if (end.step === 'done') {
      ports.binding?.onBound();
      return next.asked ? afterEntry(next) : pays(next, true);
    }
    const { step: _, ...why } = end;
    notice = why;
  }
}

const pays = ({ order, use_ye }: ToBinding, waited: boolean, byCode = false): ToChoice => ({
  to: 'choice',
  order,
  method: WECHAT,
  begin: { use_ye, waited, ...(byCode && { byCode }) },
});

/** Back from WeChat's authorization. A part of the balance needs the payment password again. */
const afterEntry = (next: ToBinding): Next =>
  next.use_ye ? { to: 'choice', order: next.order, method: WECHAT } : pays(next, true);

/** What the server says that is missing; nothing when it does not tell, or when the member is bound to this WeChat. */
async function missingBinding({ ports, context: { signal } }: Dialog): Promise<Missing | undefined> {
  try {
    const { openid, bound, other, entry } = await ports.client.send(wechat.openid, {}, { signal });
    if (bound !== false) return bound && other && openid ? { bound: 'other' } : undefined;
    if (openid) return { bound: 'not' };
    const address = ports.binding?.enter && safeLink(entry);
    return address ? { bound: 'not', entry: address } : undefined;
  } catch (error) {
    trouble(error, signal);
    return undefined;
  }
}
