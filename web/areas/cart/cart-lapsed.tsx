import { useSnapshot } from 'valtio';
import type { CartLine } from '#shared/contract/cart.ts';
import { pricesForVerified } from '#shared/messages/goods-card.ts';
import { beingVerified, verifyFirst } from '#shared/messages/verification.ts';
import { linePack } from '#shared/rules/goods/line-pack.ts';
import { href } from '#web/navigation/routes.ts';
import { session } from '#web/state/session/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { HiddenPrice } from '#web/ui/price.tsx';
import { LineName } from './cart-line.tsx';
import './cart-line.css';

type Line = Pick<
  CartLine,
  | 'cart_id'
  | 'type'
  | 'goods_id'
  | 'goods_name'
  | 'goods_thumb'
  | 'num'
  | 'spce_name'
  | 'attr_name'
  | 'des'
  | 'brand_name'
>;

/** The cart of a member who is no longer verified: the lines stay visible, with what to do above them. */
export function CartLapsed({ lines }: { readonly lines: readonly Line[] }) {
  const waits = useSnapshot(session).yz === 2;
  return (
    <>
      <header className="row inset-sides size-13 cart__head">
        <h1>购物车</h1>
        <span className="grow muted">{lines.length} 种商品</span>
      </header>
      <Notice
        tone="warn"
        className="cart__lapsed"
        action={
          <a className={buttonClass({ size: 'sm' })} href={href.verification()}>
            {waits ? '查看进度' : '去认证'}
          </a>
        }
      >
        <b>{(waits ? beingVerified : verifyFirst).text}</b> 购物车里的商品都还在，认证后可查看采购价并下单。
      </Notice>
      <section className="cart__lines card" aria-label="商品">
        <ul>
          {lines.map((line) => (
            <li key={line.cart_id} className="row loose inset">
              <Picture src={line.goods_thumb} alt="" size={72} />
              <div className="grow cart-lapsed">
                <h2 className="two" translate="no">
                  <LineName line={line} />
                </h2>
                <p className="small muted clip">{linePack(line)}</p>
                <p className="row wrap">
                  <HiddenPrice why={pricesForVerified.text} />
                  <span className="muted push">× {line.num}</span>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
