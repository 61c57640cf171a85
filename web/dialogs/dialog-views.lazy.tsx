/** The view of every dialog in web/state/dialogs/dialog-table.ts, each loaded when it is first opened. */
import { keepLayerHistory } from '#web/navigation/layer-history.ts';
import { watchRefusals } from '#web/parts/closed-shop/watch-refusals.ts';
import { later } from '#web/parts/page/later.ts';
import type { DialogName, DialogProps } from '#web/state/dialogs/dialog-table.ts';
import type { OpenDialog } from '#web/state/dialogs/dialogs.ts';
import { keepTrail } from '#web/state/trail/trail-keeper.ts';
import type { Markup } from '#web/ui/jsx/view.ts';
import { inWeChat } from '#web/wechat/environment.ts';

// Starts with the prefetch, so that history entries of dialogs that a reload has closed are removed too.
keepLayerHistory();
keepTrail(inWeChat ? '微信' : '');
watchRefusals();

/** Loaded in advance: it is needed when the network is down. */
const trail = later(async () => (await import('#web/areas/trail/trail-dialog.tsx')).TrailDialog, 'up');
trail.fetch().catch(() => undefined);

type View<N extends DialogName> = (props: DialogProps<N>) => Markup;

/** Loaded with this list, so that the first tap on a card opens it without delay. */
const quickBuy = later(async () => (await import('#web/areas/goods/quick-buy-dialog.tsx')).QuickBuyDialog, 'up');
quickBuy.fetch().catch(() => undefined);

const views: { readonly [N in DialogName]: View<N> } = {
  addMore: later(async () => (await import('#web/areas/cart/add-more-dialog.tsx')).AddMoreDialog, 'up').View,
  categories: later(async () => (await import('#web/areas/browse/categories-dialog.tsx')).CategoriesDialog, 'up').View,
  quickBuy: quickBuy.View,
  pay: later(async () => (await import('#web/areas/pay/pay-dialog.tsx')).PayDialog, 'up').View,
  leftOut: later(async () => (await import('#web/areas/lists/left-out-dialog.tsx')).LeftOutDialog, 'up').View,
  logistics: later(async () => (await import('#web/areas/orders/logistics-dialog.tsx')).LogisticsDialog, 'up').View,
  proof: later(async () => (await import('#web/areas/pay/proof-dialog.tsx')).ProofDialog, 'up').View,
  review: later(async () => (await import('#web/areas/reviews/review-dialog.tsx')).ReviewDialog, 'up').View,
  scan: later(async () => (await import('#web/parts/search/scan-dialog.tsx')).ScanDialog, 'up').View,
  switchAccount: later(
    async () => (await import('#web/areas/account/switch-account/switch-account-dialog.tsx')).SwitchAccountDialog,
    'up',
  ).View,
  feedback: later(async () => (await import('#web/areas/settings/feedback-dialog.tsx')).FeedbackDialog, 'up').View,
  closeAccount: later(
    async () => (await import('#web/areas/settings/close-account-dialog.tsx')).CloseAccountDialog,
    'up',
  ).View,
  trail: trail.View,
  uninsured: later(async () => (await import('#web/parts/goods/uninsured-dialog.tsx')).UninsuredDialog, 'up').View,
  viewer: later(async () => (await import('#web/parts/pictures/viewer-dialog.tsx')).ViewerDialog, 'up').View,
  copy: later(async () => (await import('#web/parts/dialogs/copy-dialog.tsx')).CopyDialog, 'up').View,
  confirm: later(async () => (await import('#web/parts/dialogs/confirm-dialog.tsx')).ConfirmDialog, 'up').View,
};

/** One open dialog. */
export function ShownDialog({ dialog }: { readonly dialog: OpenDialog }) {
  const View = views[dialog.name] as View<DialogName>;
  return <View ask={dialog.ask.value as never} close={dialog.settle.close as never} />;
}
