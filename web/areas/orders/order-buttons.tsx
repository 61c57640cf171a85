import type { OrderRow } from '#shared/contract/entities.ts';
import { confirmingPayment } from '#shared/messages/payment.ts';
import { numberOf } from '#shared/rules/app/unknown.ts';
import { type OrderAction, orderActionLabel, orderActions } from '#shared/rules/orders/order-actions.ts';
import { confirmable, parcelsOf } from '#shared/rules/orders/parcels.ts';
import { href } from '#web/navigation/routes.ts';
import { useReported } from '#web/parts/member/use-reported.ts';
import { useOffered } from '#web/state/loading/offered.ts';
import { useSettings } from '#web/state/session/buyer.ts';
import { usePrivileges } from '#web/state/session/use-privileges.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import type { OrderMoves } from './order-moves.ts';

export type ButtonsRow = Pick<
  OrderRow,
  'order_id' | 'order_sn' | 'fd_sn' | 'status' | 'order_status' | 'pay_status' | 'delivery' | 'money_paid'
>;

interface Props {
  readonly row: ButtonsRow;
  readonly moves: OrderMoves;
  /** For several parcels, which are confirmed one by one. */
  readonly onParcels?: () => void;
  readonly size: 'sm' | 'md';
  /** On the order's own page its parcels are above, each with its button. */
  readonly own?: boolean;
}

/** The most important actions of an order. */
const MAIN: readonly OrderAction[] = ['pay', 'confirm', 'comment'];

/** Actions that the order's own page shows elsewhere: parcels with their tracking. */
const ON_ITS_PAGE: readonly OrderAction[] = ['logistics'];

/** The actions of an order by its state, the main one last (document 1 §4). */
export function OrderButtons({ row, moves, onParcels, size, own }: Props) {
  const booklet_type = useSettings()?.booklet_type ?? '';
  const stands = (action: OrderAction) =>
    ON_ITS_PAGE.includes(action) || (action === 'confirm' && parcelsOf(row).length > 1);
  const tracks = usePrivileges()?.delivery_query !== false;
  const offered = useOffered();
  const reported = useReported(row);
  const actions = orderActions(row, booklet_type, tracks).filter(
    (action) =>
      (!own || !stands(action)) && !(reported && action === 'close') && offered(addressOf(action, row.order_id) ?? ''),
  );
  return actions.map((action) => {
    // The dialog says how far it is, and offers no method.
    const confirming = reported && action === 'pay';
    const kind = MAIN.includes(action) && !confirming ? 'main' : 'line';
    const words = confirming ? confirmingPayment.text : orderActionLabel[action];
    // In a list several have the same words.
    const name = own ? undefined : `${words}，订单 ${numberOf(row.order_sn)}`;
    const to = addressOf(action, row.order_id);
    if (to) {
      return (
        <a key={action} className={buttonClass({ kind, size })} href={to} aria-label={name}>
          {words}
        </a>
      );
    }
    return (
      <Button key={action} kind={kind} size={size} aria-label={name} onClick={() => act(action, row, moves, onParcels)}>
        {words}
      </Button>
    );
  });
}

function addressOf(action: OrderAction, order_id: string): string | undefined {
  if (action === 'buyAgain') return href.quickOrder({ orders: order_id });
  return action === 'service' || action === 'viewService' ? href.afterSalesInfo({ order_id }) : undefined;
}

function act(action: OrderAction, row: ButtonsRow, moves: OrderMoves, onParcels: (() => void) | undefined): unknown {
  switch (action) {
    case 'pay':
      // The dialog has its own busy state.
      return void moves.pay(row);
    case 'viewPayment':
      return void moves.viewPayment(row);
    case 'close':
      return moves.close(row);
    case 'confirm':
      return parcelsOf(row).length > 1 ? onParcels?.() : moves.receive(row, confirmable(row)[0] ?? '');
    case 'logistics':
      return void moves.logistics(row);
    case 'comment':
      return void moves.comment(row);
    default:
      // The others are links.
      return undefined;
  }
}
