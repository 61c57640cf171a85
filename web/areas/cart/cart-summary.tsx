import type { ReactNode } from 'react';
import { tooFewPoints } from '#shared/messages/buying.ts';
import { rowBelowOne } from '#shared/messages/cart.ts';
import type { CartTotals } from '#shared/rules/cart/cart-totals.ts';
import type { shippingKnown } from '#shared/rules/cart/shipping-prompt.ts';
import { total } from '#shared/rules/money/money.ts';
import { pointsWords } from '#shared/rules/prices/points-price.ts';
import { href } from '#web/navigation/routes.ts';
import { usePrivileges } from '#web/state/session/use-privileges.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Price, yuan } from '#web/ui/price.tsx';
import { useTold } from '#web/ui/tell.ts';
import { CartGaps, type Gap } from './cart-gaps.tsx';
import './cart-summary.css';

interface Props {
  readonly totals: CartTotals;
  /** Points that the ticked lines cost in addition. */
  readonly points: number;
  /** Missing points; 0 when there are enough or they are unknown. */
  readonly missing: number;
  /** The shipping fee in fen; undefined when the server did not say. */
  readonly fee: number | undefined;
  /** To free shipping, and to a coupon. */
  readonly gaps: readonly Gap[];
  /** What is known about the fee; undefined while nobody knows it, as of a bundle below the amount. */
  readonly known: ReturnType<typeof shippingKnown>;
  readonly badRow: number;
  readonly tickAll: ReactNode;
  readonly onCheckout: () => Promise<void>;
}

/** The totals of the ticked lines: a bottom bar on a phone, a card beside the lines on a desktop. */
export function CartSummary({ totals, points, missing, fee, gaps, known, badRow, tickAll, onCheckout }: Props) {
  useTold(`已选 ${totals.kinds} 种，合计 ${points > 0 ? pointsWords(points, totals.goods) : `¥${yuan(totals.goods)}`}`);
  const due = totals.kinds === 0 || known === 'free' ? 0 : known && fee;
  return (
    <aside className="cart-sum card" aria-label="结算">
      <h2 className="on-desk size-16">结算</h2>
      <dl className="on-desk size-13">
        <dt>已选商品</dt>
        <dd>{totals.kinds} 种</dd>
        <dt>商品金额</dt>
        <dd>
          <Price fen={totals.goods} size="sm" tone="ink" />
        </dd>
        {points > 0 && (
          <>
            <dt>积分兑换</dt>
            <dd>{points} 积分</dd>
          </>
        )}
        <dt>运费</dt>
        <dd>{due === undefined ? '结算时计算' : <Price fen={due} size="sm" tone="ink" />}</dd>
      </dl>
      {totals.kinds > 0 && (gaps.length > 0 || missing > 0) && (
        <div className="size-13 cart-sum__short">
          {missing > 0 && <TooFewPoints missing={missing} />}
          <CartGaps gaps={gaps} />
        </div>
      )}
      <div className="wrap cart-sum__line">
        <div>{tickAll}</div>
        <div className="cart-sum__due">
          <p>
            合计{' '}
            <span className="on-phone">
              <Due fen={totals.goods} points={points} />
            </span>
            <span className="on-desk">
              <Due fen={due === undefined ? totals.goods : total([totals.goods, due])} points={points} />
            </span>
          </p>
          <p className="small muted on-phone">已选 {totals.kinds} 种，不含运费</p>
        </div>
        <Button className="cart-sum__go" size="lg" busyText="核对中" onClick={onCheckout}>
          去结算
        </Button>
      </div>
      {badRow > 0 && (
        <p className="small tone-warn on-desk cart-sum__bad" role="status">
          <Icon name="warn" size={16} />
          {rowBelowOne(badRow).text}
        </p>
      )}
    </aside>
  );
}

/** The amount due, with points where some are needed. */
const Due = ({ fen, points }: { readonly fen: number | undefined; readonly points: number }) =>
  points > 0 ? <b>{pointsWords(points, fen)}</b> : <Price fen={fen} size="lg" />;

/** The checkout would refuse it: how many points are missing, with a link to the daily sign-in. */
function TooFewPoints({ missing }: { readonly missing: number }) {
  const priv = usePrivileges();
  return (
    <p className="row wrap cart-sum__few" role="status">
      <Icon name="warn" size={16} />
      <span>{tooFewPoints(missing).text}</span>
      {priv?.signin !== false && (
        <a className="link push hit nowrap" href={href.dailySignIn()}>
          去签到
        </a>
      )}
    </p>
  );
}
