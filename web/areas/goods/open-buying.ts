/** The buying store of the web: its ports are the one client, the session and the messages. */
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { goods } from '#shared/contract/goods.ts';
import { notInsured } from '#shared/messages/buying.ts';
import { asksInsurance } from '#shared/rules/can-add.ts';
import { api } from '#web/state/api.ts';
import { confirm } from '#web/state/dialogs.ts';
import { report } from '#web/state/failure.ts';
import { flagForReload } from '#web/state/freshness.ts';
import { raiseCartCount, session, setCartCount } from '#web/state/session.ts';
import { settings } from '#web/state/settings.ts';
import { say } from '#web/state/toast.ts';
import { createBuying, type Wanted } from './buying-store.ts';

interface Which extends Wanted {
  readonly lx?: GoodsCard['lx'] | undefined;
  /** The goods page asks for gallery, licence facts and details too. */
  readonly whole?: boolean;
  readonly show_all?: boolean;
}

/** Reads the cart again when nobody knows whether something went in. */
async function recount(): Promise<void> {
  flagForReload('cart');
  const { data } = await api.send(cart.list, {});
  setCartCount(data.reduce((sum, { num }) => sum + num, 0));
}

/** The buying store of one product. */
export function openBuying({ goods_id, tb_id, lx, whole, show_all }: Which) {
  const log_bs = () => settings()?.log_bs ?? '';
  const info = () =>
    whole
      ? api.send(goods.info, { goods_id, lx: lx || '0', tb_id, show_all: show_all === true, log_bs: log_bs() })
      : api.send(goods.info, { goods_id, fast_buy: true, log_bs: log_bs() });
  return createBuying(
    {
      info,
      add: (items) => api.send(buy.addToCart, items),
      now: Date.now,
      say: (message, good) => say(message, good ? 'good' : 'warn'),
      report,
      insured: async (product) => !asksInsurance(session.is_yb, product.is_yb) || confirm({ message: notInsured }),
      added(quantity) {
        raiseCartCount(quantity);
        flagForReload('cart');
      },
      unsettled: () => recount().catch(() => undefined),
    },
    { goods_id, tb_id },
  );
}
