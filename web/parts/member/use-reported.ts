import { useSnapshot } from 'valtio';
import type { PayAsk } from '#web/state/dialogs/dialog-table.ts';
import { isOf, type Payable, reported } from './pending-payment.ts';

/** Whether the order (type 1) or top-up (2) waits until the server knows a payment that WeChat's sheet reported. */
export function useReported(order: Payable, type: PayAsk['type'] = '1'): boolean {
  const { list } = useSnapshot(reported);
  return list.some((one) => one.type === type && isOf(one, order));
}
