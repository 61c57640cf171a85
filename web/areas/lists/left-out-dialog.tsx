import { addedToCart } from '#shared/messages/buying.ts';
import { goodsKey } from '#web/parts/goods/goods-key.ts';
import { quickBuy } from '#web/parts/goods/quick-buy.tsx';
import type { DialogProps } from '#web/state/dialog-table.ts';
import { go } from '#web/state/navigate.ts';
import { href } from '#web/state/routes.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Picture } from '#web/ui/picture.tsx';
import './lists.css';

/** What went into the cart, and what did not and why; goods with specifications are chosen from here. */
export function LeftOutDialog({ ask: { kinds, left }, close }: DialogProps<'leftOut'>) {
  const onClose = () => close();
  const foot = (
    <>
      <Button kind="line" size="lg" onClick={onClose}>
        继续选
      </Button>
      <Button
        size="lg"
        wide
        onClick={() => {
          onClose();
          go(href.cart());
        }}
      >
        去购物车
      </Button>
    </>
  );
  return (
    <Dialog open title="加入购物车" onClose={onClose} foot={foot}>
      <p className="left__head">
        {kinds > 0 && <b>{addedToCart.text}</b>}
        <span className="small muted">
          {kinds > 0 ? `${kinds} 种已按起订量加入，还有 ${left.length} 种没有加入` : `${left.length} 种没有加入`}
        </span>
      </p>
      <ul className="left">
        {left.map(({ goods, why, chooses }) => (
          <li key={goodsKey(goods)} className="left__row card">
            <Picture src={goods.goods_thumb || goods.thumb_url || goods.img_url} alt="" size={64} />
            <div>
              <h3 className="clip">{goods.goods_name}</h3>
              <p className="small muted two">{why}</p>
              {chooses && (
                <Button kind="soft" size="sm" onClick={() => quickBuy(goods)}>
                  选规格
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
