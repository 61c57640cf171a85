import { BoughtBefore } from './bought-before.tsx';
import type { QuickOrder } from './quick-order-store.ts';
import { KeptLists } from './saved-list-cards.tsx';

interface Props {
  readonly store: QuickOrder;
  /** A member is here, who may have orders. */
  readonly known: boolean;
}

/** What can be ordered without writing: lists kept on this device, and what was bought before. Comes behind the page. */
export const Before = ({ store, known }: Props) => (
  <>
    <KeptLists store={store} />
    {known && <BoughtBefore />}
  </>
);
