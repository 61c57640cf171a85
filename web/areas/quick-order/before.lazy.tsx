import { BoughtBefore } from './bought-before.tsx';
import type { QuickOrder } from './quick-order-store.ts';
import { SavedLists } from './saved-list-cards.tsx';

interface Props {
  readonly store: QuickOrder;
  /** A member, who may have orders. */
  readonly known: boolean;
}

/** Ordering without typing: lists saved on this device, and earlier purchases. Loaded after the page. */
export const Before = ({ store, known }: Props) => (
  <>
    <SavedLists store={store} />
    {known && <BoughtBefore />}
  </>
);
