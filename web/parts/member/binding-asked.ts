/** A buyer left for WeChat's authorization to bind and pay; afterwards the payment goes on. */
import type { PayAsk } from '#web/state/dialogs/dialog-table.ts';
import { bind_pay } from '#web/state/storage/kept.ts';

export const noteBindingAsked = (ask: PayAsk & { binds: NonNullable<PayAsk['binds']> }): void =>
  bind_pay.mine().write(ask);

/** What was asked for, once. */
export function takeBindingAsked(): PayAsk | undefined {
  const asked = bind_pay.mine().read();
  if (asked) bind_pay.mine().erase();
  return asked;
}

export const isBindingAsked = (): boolean => bind_pay.mine().read() !== undefined;
