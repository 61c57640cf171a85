import { useEffect, useState } from 'react';
import { ADDED_CLOSE_DELAY } from '#shared/rules/cart/after-add-to-cart.ts';
import { productName } from '#shared/rules/goods/product-name.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import type { DialogProps } from '#web/state/dialogs/dialog-table.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { addStraight } from './add-straight.ts';
import { BuyingFoot } from './buying-foot.tsx';
import { BuyingHead, BuyingHeadSkeleton } from './buying-head.tsx';
import { BuyingOptions, BuyingOptionsSkeleton } from './buying-options.tsx';
import { createBuying } from './buying-store.ts';
import '#web/ui/words.css';

/** The quick-buy dialog (document 2 §2): 600 px on a desktop, a sheet on a phone; resolves with the added quantity. */
export function QuickBuyDialog({ ask, close }: DialogProps<'quickBuy'>) {
  const [store] = useState(() =>
    createBuying({
      goods_id: ask.goods_id,
      name: ask.card?.goods_name,
      lx: ask.lx,
      tb_id: ask.tb_id ?? '',
      num: ask.num,
    }),
  );
  const { data: info, phase } = usePart(store.goods);
  const failed = phase === 'failed';
  const [added, setAdded] = useState(0);
  const [seen, setSeen] = useState(!ask.straight || !ask.card);

  useEffect(() => {
    if (seen || !ask.card) return;
    void addStraight(store, ask.card).then((num) => (num > 0 ? close(num) : setSeen(true)));
  }, [seen, ask, store, close]);

  useEffect(() => {
    if (added === 0) return undefined;
    const timer = setTimeout(() => close(added), ADDED_CLOSE_DELAY);
    return () => clearTimeout(timer);
  }, [added, close]);

  const head = () => {
    if (info) return <BuyingHead store={store} />;
    return (ask.card || !failed) && <BuyingHeadSkeleton card={ask.card} failed={failed} />;
  };

  if (!seen) return null;
  return (
    <Dialog
      open
      width={600}
      title={(info ? productName(info.data) : ask.card?.goods_name) || '加入购物车'}
      head={head()}
      foot={info && <BuyingFoot store={store} done={added > 0} onAdded={setAdded} leave={() => close(0)} />}
      onClose={() => close(added)}
    >
      <Loaded
        part={store.goods}
        skeleton={<BuyingOptionsSkeleton card={ask.card} />}
        atOnce
        action={<Button onClick={() => close(added)}>关闭</Button>}
      >
        {() => <BuyingOptions store={store} leave={() => close(added)} />}
      </Loaded>
    </Dialog>
  );
}
