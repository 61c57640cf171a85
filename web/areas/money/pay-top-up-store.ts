/** Paying a top-up on its own page: creating its record, or continuing with one (document 2 §2). */
import { recharge, type TopUpRow } from '#shared/contract/recharge.ts';
import { lastOf } from '#shared/flows/flow.ts';
import { readTopUp, startTopUp } from '#shared/flows/top-up.ts';
import type { Message } from '#shared/messages/message.ts';
import { CUSTOM, checkTopUp, FIXED_AMOUNTS, readAmount, runningTopUps, topUpBonus } from '#shared/rules/pay/top-up.ts';
import { goInstead } from '#web/navigation/navigate.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { href, pathBelow, type QueryOf, routeAt } from '#web/navigation/routes.ts';
import { serverNow, webClock } from '#web/state/clock.ts';
import { open } from '#web/state/dialogs/dialogs.ts';
import { api } from '#web/state/loading/api.ts';
import { createPart } from '#web/state/loading/part.ts';
import { whenMemberChanges } from '#web/state/session/session.ts';
import { noteChanged } from './changed-top-ups.ts';

const ports = { client: api, clock: webClock };

type Query = QueryOf<'payTopUp'>;

// The amount in the address was chosen by the former member: nothing is created of it for the next one.
whenMemberChanges(() => {
  if (routeAt(pathBelow(location.pathname) ?? '') === 'payTopUp') goInstead(href.topUp());
});

/** The record's id once it exists; else why it does not. */
export type Made = { readonly order_id: string } | { readonly refused: Message } | { readonly unknown: Message };

/** Creates the record that the query asks for, as a part: sent once, and again only when the user retries. */
export const createTopUpStart = (query: Query) => createPart(() => make(query));

async function make({ type, money_v }: Query): Promise<Made> {
  const read = type === CUSTOM ? readAmount(money_v) : undefined;
  if (read && !read.ok) return { refused: read.message };
  const choice = { type, money_v: read?.money_v };
  const known = type === CUSTOM || Object.keys(FIXED_AMOUNTS).includes(type);
  const activities = known ? [] : runningTopUps((await api.send(recharge.list, {})).czhd_list, serverNow());
  const checked = checkTopUp(choice, activities);
  if (!checked.ok) return { refused: checked.message };
  // Not abortable: a sent request is settled.
  const end = await lastOf(startTopUp(ports, choice, checked.due));
  if (end.step === 'done' && end.answer) return { order_id: end.answer.order_id };
  if (end.step === 'unknown') return { unknown: end.message };
  throw end.step === 'failed' ? end.error : new Error('a top-up without its record');
}

/** The record; null when it does not exist. */
export interface Found {
  readonly row: TopUpRow | null;
}

/** Creates the store of a record's page. */
export function createPayTopUp(order_id: string) {
  const record = createPart<Found>(async (signal) => {
    // The log reloads its row on the return from here, also where the record turns out to be paid already (document 2 §4).
    noteChanged(order_id);
    return { row: (await readTopUp(ports, order_id, signal)) ?? null };
  });
  let paying = false;
  let begun = false;

  /** Opens the payment dialog; afterwards shows the outcome, or the record in its new state. */
  async function pay(): Promise<void> {
    const row = record.state.data?.row;
    if (paying || !row) return;
    paying = true;
    const outcome = await open('pay', {
      type: '2',
      order_id,
      fd_sn: '',
      credited: row.get_money,
      bonus: topUpBonus(row),
    });
    paying = false;
    noteChanged(order_id);
    flagForReload('userCenter', 'index');
    if (outcome) {
      flagForReload('topUp');
      goInstead(href.result({ of: 'top-up', order_id }));
    } else void record.reload();
  }

  return {
    record,
    pay,
    /** Opens the payment automatically, once, while there is something to pay. */
    begin(): void {
      if (begun || record.state.data?.row?.pay_status !== 0) return;
      begun = true;
      void pay();
    },
    /** Shows the transfer's proof, from which it can be paid again. */
    async viewPayment(): Promise<void> {
      const outcome = await open('proof', { type: '2', order_id });
      if (outcome === 'again') await pay();
      else if (outcome === 'changed') {
        noteChanged(order_id);
        void record.reload();
      }
    },
  };
}

export type PayTopUpStore = ReturnType<typeof createPayTopUp>;
