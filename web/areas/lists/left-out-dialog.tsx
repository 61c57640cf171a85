import type { GoodsCard } from '#shared/contract/entities.ts';
import { addedToCart } from '#shared/messages/buying.ts';
import { go } from '#web/navigation/navigate.ts';
import { href } from '#web/navigation/routes.ts';
import { quickBuy } from '#web/parts/goods/quick-buy.tsx';
import type { DialogProps, LeftOut } from '#web/state/dialogs/dialog-table.ts';
import { open } from '#web/state/dialogs/dialogs.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Picture } from '#web/ui/picture.tsx';
import './lists.css';

/** What was added to the cart, and what was left out and why. Goods with specifications are chosen from here. */
export function LeftOutDialog({ ask: { kinds, left }, close }: DialogProps<'leftOut'>) {
  const onClose = () => close();
  const leave = (to: string) => {
    onClose();
    go(to);
  };
  const none = left.filter(({ inPart }) => !inPart).length;
  const foot = (
    <>
      <Button kind="line" size="lg" onClick={onClose}>
        继续选
      </Button>
      <Button size="lg" wide onClick={() => leave(href.cart())}>
        去购物车
      </Button>
    </>
  );
  return (
    <Dialog open title="加入购物车" onClose={onClose} foot={foot}>
      <p className="column tight middle left__head">
        {kinds > 0 && <b>{addedToCart.text}</b>}
        <span className="small muted">
          {[kinds > 0 && `${kinds} 种已加入`, none > 0 && `${kinds > 0 ? '还有 ' : ''}${none} 种没有加入`]
            .filter(Boolean)
            .join('，')}
        </span>
      </p>
      <ul className="column left">
        {left.map(({ goods, why, chooses, num, find }) => (
          <li
            key={`${goods.goods_id} ${goods.tb_id} ${goods.goods_name} ${why}`}
            className="row row--top loose inset card"
          >
            <Picture src={goods.goods_thumb || goods.thumb_url || goods.img_url} alt="" size={64} />
            <div className="grow left__about">
              <h3 className="clip" translate="no">
                {goods.goods_name}
              </h3>
              <p className="small muted two">{why}</p>
              {chooses && (
                <Button kind="soft" size="sm" onClick={() => choose(goods, num)}>
                  选规格
                </Button>
              )}
              {find && (
                <Button kind="soft" size="sm" onClick={() => leave(href.search({ keywords: find }))}>
                  找同类商品
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const isCard = (goods: LeftOut['goods']): goods is GoodsCard => goods.lx !== undefined;

/** Opens the buying form, for a card or for goods named by an order. */
const choose = (goods: LeftOut['goods'], num: number | undefined) =>
  isCard(goods) ? quickBuy(goods, { num }) : open('quickBuy', { goods_id: goods.goods_id, num });
