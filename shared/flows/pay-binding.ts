/** Inside WeChat an unbound member gets no payment sheet. Binding is offered first, then a QR code. */
import { wechat } from '#shared/contract/wechat.ts';
import { WECHAT } from '#shared/rules/payment-methods.ts';
import { lastOf } from './flow.ts';
import type { PayState } from './pay-state.ts';
import { type Dialog, eventOf, type Next, type Notice, type ToBinding, type ToChoice } from './pay-transitions.ts';
import { trouble } from './trouble.ts';
import { bindWechat } from './wechat-binding.ts';

/** Binds with one tap where possible, and continues to pay; or pays by a code with another phone. */
export async function* atBinding(
  dialog: Dialog,
  { order, use_ye }: ToBinding,
): AsyncGenerator<PayState, Next, undefined> {
  const { ports, context } = dialog;
  const pays = (waited: boolean): ToChoice => ({ to: 'choice', order, method: WECHAT, begin: { use_ye, waited } });
  if (!(await canBind(dialog))) return pays(false);
  let notice: Notice = {};
  for (;;) {
    context.events.forget(({ type }) => type === 'close');
    yield { step: 'binding', zt: 0, order, ...notice };
    const event = await eventOf(context, 'bind', 'scan', 'back', 'close');
    if (event.type === 'close') return { to: 'closed', finished: false };
    if (event.type === 'back') return { to: 'load', earlier: order, method: WECHAT };
    if (event.type === 'scan') return pays(true);
    yield { step: 'binding', zt: 0, order, working: true };
    const end = await lastOf(bindWechat(ports), context.signal);
    if (end.step === 'done') {
      ports.binding?.onBound();
      return pays(true);
    }
    const { step: _, ...why } = end;
    notice = why;
  }
}

/** True when WeChat gave this browser's openid, and the server says that the member has none. */
async function canBind({ ports: { client }, context: { signal } }: Dialog): Promise<boolean> {
  try {
    const { openid, bound } = await client.send(wechat.openid, {}, { signal });
    return Boolean(openid) && bound === false;
  } catch (error) {
    trouble(error, signal);
    return false;
  }
}
