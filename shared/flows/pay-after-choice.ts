/** The steps of the payment dialog after the choice of a method. */
import { atBinding } from './pay-binding.ts';
import { atDone, atOver, atTimeout, atTransfer, atUnsettled, atWatch } from './pay-ends.ts';
import type { PayState } from './pay-state.ts';
import type { AfterChoice, Dialog, Next } from './pay-transitions.ts';

export function stepAfterChoice(dialog: Dialog, next: AfterChoice): AsyncGenerator<PayState, Next, undefined> {
  switch (next.to) {
    case 'binding':
      return atBinding(dialog, next);
    case 'watch':
      return atWatch(dialog, next);
    case 'transfer':
      return atTransfer(dialog, next);
    case 'unsettled':
      return atUnsettled(dialog, next);
    case 'done':
      return atDone(dialog, next);
    case 'over':
      return atOver(dialog, next);
    case 'timeout':
      return atTimeout(dialog, next);
  }
}
