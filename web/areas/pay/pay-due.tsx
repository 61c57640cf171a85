import type { ReactNode } from 'react';
import { GOODS_ORDER } from '#shared/rules/pay/payment-subject.ts';
import type { PayAsk } from '#web/state/dialogs/dialog-table.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Price, yuan } from '#web/ui/price.tsx';

/** The number of the order or top-up, with its label; nothing where it did not come. */
export const numberFact = ({ type }: Pick<PayAsk, 'type'>, order_sn: string): string | false =>
  order_sn !== '' && `${type === GOODS_ORDER ? '订单号' : '充值单号'} ${order_sn}`;

/** What a top-up credits; nothing for an order. */
export const creditFact = ({ credited }: Pick<PayAsk, 'credited'>): string | false =>
  credited !== undefined && `到账 ¥${yuan(credited)}`;

interface Props {
  /** The amount due now, in fen. */
  readonly fen: number | undefined;
  readonly label?: string;
  /** Copies the amount, to be typed into a bank's app. */
  readonly onCopy?: () => unknown;
  /** Muted facts below, on one line. */
  readonly facts: readonly (ReactNode | false)[];
}

/** The amount due, the largest number of the dialog. */
export function PayDue({ fen, label = '应付金额', onCopy, facts }: Props) {
  const shown = facts.filter(Boolean);
  return (
    <div className="centred pay__due" data-said>
      <p className="small muted">{label}</p>
      <Price fen={fen} size="xl" />
      {onCopy && fen !== undefined && (
        <button type="button" className="row tight link small hit" onClick={onCopy}>
          <Icon name="copy" size={16} />
          复制金额
        </button>
      )}
      <p className="pay__facts small muted">
        {shown.map((fact, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a step never change places
          <span key={at}>{fact}</span>
        ))}
      </p>
    </div>
  );
}
