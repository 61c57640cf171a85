/** The host of the dialogs: beside the pages and outside every Activity, so that no payment dies because a page was hidden. */
import { type ComponentType, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { later } from '#web/parts/later.ts';
import { type DialogName, type DialogProps, dialogs, type OpenDialog } from '#web/state/dialogs.ts';
import { PageFailed } from './page-failed.tsx';

type View<N extends DialogName> = ComponentType<DialogProps<N>>;

const views: { readonly [N in DialogName]: View<N> } = {
  categories: later(async () => (await import('#web/areas/browse/categories-dialog.tsx')).CategoriesDialog).View,
  quickBuy: later(async () => (await import('#web/areas/goods/quick-buy-dialog.tsx')).QuickBuyDialog).View,
  pay: later(async () => (await import('#web/areas/pay/pay-dialog.tsx')).PayDialog).View,
  switchAccount: later(async () => (await import('#web/areas/account/switch-account-dialog.tsx')).SwitchAccountDialog)
    .View,
  confirm: later(async () => (await import('#web/parts/confirm-dialog.tsx')).ConfirmDialog).View,
};

/** Every dialog that stands open. */
export function Dialogs() {
  const { open } = useSnapshot(dialogs);
  return open.map((each) => (
    <PageFailed key={each.number}>
      <Suspense fallback={null}>
        <Shown dialog={each} />
      </Suspense>
    </PageFailed>
  ));
}

function Shown({ dialog }: { readonly dialog: OpenDialog }) {
  const View = views[dialog.name as DialogName] as View<DialogName>;
  return <View ask={dialog.ask.value as never} close={dialog.settle.close as never} />;
}
