import { Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { goInstead } from '#web/navigation/navigate.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { Breadcrumb } from '#web/parts/page/breadcrumb.tsx';
import { later } from '#web/parts/page/later.ts';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { asksColumns } from './line-count.ts';
import { OrderDock } from './order-dock.tsx';
import { createQuickOrder, type QuickOrder } from './quick-order-store.ts';
import { LinesSkeleton, Reading } from './reading.tsx';
import { ListReading, WriteList } from './write-list.tsx';
import '#web/ui/words.css';
import './quick-order.css';

const Before = later(async () => (await import('./before.lazy.tsx')).Before).View;
const Found = later(async () => (await import('./found.lazy.tsx')).FoundLines);

/** /quick-order: many goods at once, from a list on paper, in a chat or in a spreadsheet, or from earlier purchases. */
export default function QuickOrderPage({ query }: { readonly query: QueryOf<'quickOrder'> }) {
  const [store] = useState(createQuickOrder);
  const { lines, added, again, reading, text, list, correcting } = useSnapshot(store.state);
  const buyer = useBuyer();
  const desk = useDesk();
  const { orders, frequent } = query;
  const known = isLoggedIn(buyer.token);
  useDroppedFile(store);
  useEffect(() => store.stop, [store]);
  const begun = text !== '' || reading !== 'no';
  useEffect(() => {
    // A buyer who types a list looks it up next; a failure is shown then.
    if (begun) Found.fetch().catch(() => undefined);
  }, [begun]);
  useEffect(() => {
    if (known && (orders || frequent)) void store.buyAgain({ orders, frequent });
  }, [store, known, orders, frequent]);
  // A reload does not order added lines again.
  useEffect(() => {
    if (!again || !added) return;
    store.endAgain();
    goInstead(href.quickOrder());
  }, [store, again, added]);
  const found = lines.length > 0 || added;
  const before = !found && reading === 'no' && (
    <Suspense>
      <Before store={store} known={known} />
    </Suspense>
  );
  const readingFace = reading !== 'no' && !found && <Reading reading={reading} onRetry={() => store.buyAgain(query)} />;
  const title = again ? '再次购买' : '快速下单';
  return (
    <main className="page-width">
      {desk ? <Breadcrumb title={title} /> : <TopBar title={title} cart />}
      <div className="column quick__cols">
        {desk && asksColumns({ list, correcting }) && (
          <div className="quick__wide">
            <Suspense>
              <ListReading store={store} />
            </Suspense>
          </div>
        )}
        {!desk && readingFace}
        {(desk || (!found && reading !== 'now')) && (
          <div className="column quick__write">
            <WriteList store={store} />
            {!desk && before}
            {desk && <OrderDock store={store} buyer={buyer} back={query} />}
          </div>
        )}
        {desk && before && <div className="column">{before}</div>}
        {desk && readingFace}
        {found && (
          <Suspense fallback={<LinesSkeleton says="正在查找商品" />}>
            <Found.View store={store} buyer={buyer} desk={desk} />
          </Suspense>
        )}
        {!desk && <OrderDock store={store} buyer={buyer} back={query} />}
      </div>
    </main>
  );
}

/** A file that is dropped anywhere on the page is read; the browser would open it in place of the page. */
function useDroppedFile({ source }: QuickOrder): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      void source.readFile(file);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, [source]);
}
