import { Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Breadcrumb } from '#web/parts/page/breadcrumb.tsx';
import { later } from '#web/parts/page/later.ts';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { useBuyer } from '#web/state/buyer.ts';
import { KeptLists } from './kept-list-cards.tsx';
import { OrderDock } from './order-dock.tsx';
import './quick-order.css';
import { createQuickOrder, type Line } from './quick-order-store.ts';
import { WriteList } from './write-list.tsx';

const FoundLines = later(async () => (await import('./found.lazy.tsx')).FoundLines).View;

/** /quick-order: many goods at once, from a list that lies on paper, in a chat or in a spreadsheet. */
export function QuickOrderPage() {
  const [store] = useState(createQuickOrder);
  const { lines, added } = useSnapshot(store.state);
  const buyer = useBuyer();
  const desk = useDesk();
  useEffect(() => store.stop, [store]);
  const found = lines.length > 0 || added;
  return (
    <main className="quick">
      {desk ? <Breadcrumb title="快速下单" /> : <TopBar title="快速下单" cart />}
      <div className="quick__cols">
        {(desk || !found) && (
          <div className="quick__write">
            <WriteList store={store} />
            {!found && <KeptLists store={store} />}
            {desk && <OrderDock store={store} lines={lines as readonly Line[]} buyer={buyer} />}
          </div>
        )}
        {found && (
          <Suspense>
            <FoundLines store={store} lines={lines as readonly Line[]} buyer={buyer} desk={desk} />
          </Suspense>
        )}
        {!desk && <OrderDock store={store} lines={lines as readonly Line[]} buyer={buyer} />}
      </div>
    </main>
  );
}
