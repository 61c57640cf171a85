/** The top-up choice of one page instance, and its amounts (document 2 §2, §5). */

import { proxy } from 'valtio';
import type { Message } from '#shared/messages/message.ts';
import { CUSTOM, checkTopUp, readAmount, runningTopUps, writeAmount } from '#shared/rules/pay/top-up.ts';
import { go } from '#web/navigation/navigate.ts';
import { href } from '#web/navigation/routes.ts';
import { serverNow } from '#web/state/clock.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { say } from '#web/state/messages/toast.ts';
import * as kept from '#web/state/storage/kept.ts';
import { topUpLoader } from './top-up-loader.ts';

/** The typed or chosen value; `type` as in the rules. */
interface Chosen {
  type: string;
  typed: string;
}

/** Creates the page's store; the activity of the query is chosen. */
export function createTopUp(hd_id: string) {
  const draft = kept.top_up.mine();
  const before = hd_id === '' ? draft.read() : undefined;
  const state = proxy({ type: before?.type ?? hd_id, typed: before?.typed ?? '', bad: '' });
  const offers = createPart(askOf(topUpLoader.reads.offers, { hd_id }), ({ czhd_list, have_pay }) => ({
    have_pay,
    czhd_list: runningTopUps(czhd_list, serverNow()),
  }));
  /** Only the member centre's answer has the balance. */
  const purse = createPart(askOf(topUpLoader.reads.purse, { hd_id }));

  function change({ type, typed }: Chosen): void {
    Object.assign(state, { type, typed, bad: '' });
    draft.write({ type, typed });
  }

  /** The amounts of the choice: due, and the activity's bonus. */
  function reckon({ type, typed }: Chosen): Reckoned {
    const activities = offers.state.data?.czhd_list ?? [];
    const read = type === CUSTOM ? readAmount(typed) : undefined;
    if (read && !read.ok) return read;
    const checked = checkTopUp({ type, money_v: read?.money_v }, activities);
    if (!checked.ok) return checked;
    const activity = activities.find((each) => each.hd_id === type);
    const bonus = activity ? activity.s_money : 0;
    return { ok: true, due: checked.due, bonus };
  }

  return {
    state,
    offers,
    purse,
    reckon,
    choose: (type: string) => change({ type, typed: '' }),
    /** Typing an amount clears the choice; an emptied field chooses nothing. */
    type: (typed: string) => change({ type: typed === '' ? '' : CUSTOM, typed }),
    /** Shows an error in the amount when its field is left. */
    check(): void {
      const reckoned = reckon(state);
      if (state.type === CUSTOM && !reckoned.ok) state.bad = reckoned.message.text;
    },
    /** Continues to the payment, or shows what is missing. */
    next(): void {
      const reckoned = reckon(state);
      const { type } = state;
      if (!reckoned.ok) {
        if (type === CUSTOM) state.bad = reckoned.message.text;
        else say(reckoned.message, 'warn');
        return;
      }
      draft.erase();
      go(
        href.payTopUp({
          type,
          money_v: type === CUSTOM && reckoned.due !== undefined ? writeAmount(reckoned.due) : '',
        }),
      );
    },
  };
}

type Reckoned =
  | { readonly ok: true; readonly due: number | undefined; readonly bonus: number | undefined }
  | { readonly ok: false; readonly message: Message };

export type TopUpStore = ReturnType<typeof createTopUp>;
