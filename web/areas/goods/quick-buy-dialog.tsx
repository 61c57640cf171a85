import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { ADDED_CLOSE_DELAY } from '#shared/rules/added.ts';
import { productName } from '#shared/rules/product-name.ts';
import type { DialogProps } from '#web/state/dialog-table.ts';
import { whenReady } from '#web/state/settings.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Failed } from '#web/ui/state.tsx';
import { BuyingFoot } from './buying-foot.tsx';
import { BuyingHead, BuyingHeadSkeleton } from './buying-head.tsx';
import { BuyingOptions, BuyingOptionsSkeleton } from './buying-options.tsx';
import { openBuying } from './open-buying.ts';

/** The quick-buy dialog (document 2 §2): 600 px on a desk, a sheet on a phone; answers the added quantity. */
export function QuickBuyDialog({ ask, close }: DialogProps<'quickBuy'>) {
  const [store] = useState(() => openBuying({ goods_id: ask.goods_id, lx: ask.lx, tb_id: ask.tb_id ?? '' }));
  const { phase, info } = useSnapshot(store.state);
  const [added, setAdded] = useState(0);

  useEffect(() => whenReady(0, () => void store.load()), [store]);
  useEffect(() => {
    if (added === 0) return undefined;
    const timer = setTimeout(() => close(added), ADDED_CLOSE_DELAY);
    return () => clearTimeout(timer);
  }, [added, close]);

  const shown = phase === 'shown' && info !== null;
  return (
    <Dialog
      open
      width={600}
      title={(info && productName(info.data)) || '加入购物车'}
      head={shown ? <BuyingHead store={store} /> : <BuyingHeadSkeleton />}
      foot={shown && <BuyingFoot store={store} done={added > 0} onAdded={setAdded} leave={() => close(0)} />}
      onClose={() => close(added)}
    >
      {shown && <BuyingOptions store={store} leave={() => close(added)} />}
      {phase === 'failed' && <Failed onRetry={store.load} />}
      {!shown && phase !== 'failed' && <BuyingOptionsSkeleton />}
    </Dialog>
  );
}
