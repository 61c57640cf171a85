import type { ReactNode } from 'react';
import type { PayMethod } from '#shared/contract/pay-order.ts';
import { topUpIsReviewed, transferIsReviewed } from '#shared/messages/payment.ts';
import { ALIPAY, BALANCE, type BalanceState, TRANSFER, WECHAT } from '#shared/rules/pay/payment-methods.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { PayMark } from '#web/ui/pay-mark.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { yuan } from '#web/ui/price.tsx';
import { Tick } from '#web/ui/tick.tsx';

interface Props {
  readonly way: PayMethod;
  /** A top-up is paid, not an order. */
  readonly topUp: boolean;
  readonly on: boolean;
  /** The balance in fen. */
  readonly moneys: number | undefined;
  readonly balance: BalanceState;
  readonly onChoose: () => void;
  /** Called when a link of the row leaves the dialog. */
  readonly onLeave: () => void;
}

const MARKS = { [BALANCE]: 'balance', [WECHAT]: 'wechat', [ALIPAY]: 'alipay', [TRANSFER]: 'bank' } as const;

/** The logo of a method: drawn for documented ones, the server's image for others. */
export function WayMark({ way, off }: { readonly way: PayMethod; readonly off?: boolean }) {
  const mark = MARKS[way.pay_id as keyof typeof MARKS];
  return mark ? <PayMark way={mark} off={off} /> : <Picture src={way.icon} alt="" size={32} />;
}

/** A payment method as a radio; its links are beside it, not in it. */
export function PayWay({ way, topUp, on, moneys, balance, onChoose, onLeave }: Props) {
  const isBalance = way.pay_id === BALANCE;
  const off = isBalance && !balance.ok;
  return (
    <div className={cx('pay__way', on && 'is-on', off && 'is-off')}>
      <Tick group="pay-way" className="pay__tick" on={on} disabled={off} onChange={onChoose}>
        <WayMark way={way} off={off} />
        <span className="grow pay__words">
          <span>
            <b>{way.pay_name}</b>
            {isBalance && <span className="pay__have small muted">可用 ¥{yuan(moneys)}</span>}
          </span>
          {off && <span className="small tone-warn">{balance.message.text}</span>}
          {!isBalance && <Hint pay_id={way.pay_id} topUp={topUp} />}
        </span>
      </Tick>
      {isBalance && <BalanceLinks balance={balance} onLeave={onLeave} />}
    </div>
  );
}

function Hint({ pay_id, topUp }: { readonly pay_id: string; readonly topUp: boolean }) {
  if (pay_id === WECHAT) return <span className="small muted">推荐在微信内使用</span>;
  return (
    pay_id === TRANSFER && <span className="small muted">{(topUp ? topUpIsReviewed : transferIsReviewed).text}</span>
  );
}

/** Links to set a missing payment password, and to top up. */
export function BalanceLinks({ balance, onLeave }: Pick<Props, 'balance' | 'onLeave'>) {
  const link = (path: string, words: ReactNode) => (
    <ButtonLink kind="line" size="sm" href={hrefOf(path)} onClick={onLeave}>
      {words}
    </ButtonLink>
  );
  const unset = !balance.ok && balance.because === 'noPassword';
  return (
    <span className={cx('wrap pay__links', unset && 'is-two')}>
      {unset && link('/re-yz?lx=3', '去设置')}
      {link('/recharge', '去充值')}
    </span>
  );
}
