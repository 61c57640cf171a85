/** The form of one delivery address (document 2 §5): with an id it edits that one, without it is new. */

import { proxy, subscribe } from 'valtio';
import type { Address } from '#shared/contract/entities.ts';
import type { AddressForm } from '#shared/contract/path.ts';
import { deleteAddress, saveAddress } from '#shared/flows/addresses.ts';
import { lastOf } from '#shared/flows/flow.ts';
import {
  addressGone,
  addressSaved,
  deleteThisAddress,
  noSuchRegion,
  noWeChatAddress,
} from '#shared/messages/address.ts';
import { deleted } from '#shared/messages/cart.ts';
import type { Message } from '#shared/messages/message.ts';
import { type AddressField, addressFormOf, addressProblems } from '#shared/rules/member/address-form.ts';
import { backTarget } from '#web/navigation/back-target.ts';
import { goBack, returnTo } from '#web/navigation/navigate.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { webClock } from '#web/state/clock.ts';
import { confirm } from '#web/state/dialogs/dialogs.ts';
import { act } from '#web/state/loading/act.ts';
import { api } from '#web/state/loading/api.ts';
import { fetched } from '#web/state/loading/code.ts';
import { report } from '#web/state/loading/failure.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { sayEnd } from '#web/state/messages/say-end.ts';
import { say } from '#web/state/messages/toast.ts';
import { noteAddress } from '#web/state/shell/chosen-address.ts';
import * as kept from '#web/state/storage/kept.ts';
import { tellOtherTabs } from '#web/state/storage/other-tabs.ts';
import { chooseWeChatAddress } from '#web/wechat/wechat.ts';
import { addressLoader } from './addresses-loader.ts';

type Written = Omit<AddressForm, 'address_id'>;

export interface AddressState {
  form: AddressForm;
  /** Errors by field. */
  bad: Partial<Record<AddressField, Message>>;
  saving: boolean;
}

const blank: AddressForm = {
  address_id: '',
  consignee: '',
  phone: '',
  province: '',
  city: '',
  district: '',
  address: '',
  mr: false,
};

export function createAddress({ id, back }: QueryOf<'address'>) {
  const draft = kept.address.mine(id);
  const before = draft.read();
  const state = proxy<AddressState>({
    form: { ...blank, ...before, address_id: id },
    bad: {},
    saving: false,
  });
  let written = before !== undefined;
  /** The address as the server told it. */
  let told: Address | undefined;
  /** The ids of earlier addresses, to recognise a new one. */
  let known: string[] = [];

  const saved = createPart(askOf(addressLoader.reads.list, { id, back }), ({ data }) => {
    known = data.map(({ address_id }) => address_id);
    told = data.find((each) => each.address_id === id);
    if (told && !written) state.form = addressFormOf(told);
    if (id === '' && data.length === 0 && !written) state.form.mr = true;
    return { gone: id !== '' && !told };
  });
  const leave = subscribe(state.form, keep);

  function keep(): void {
    if (written) draft.write(state.form);
  }

  function write(change: Partial<Written>): void {
    written = true;
    Object.assign(state.form, change);
    keep();
    const wrong = addressProblems(state.form);
    // Clears errors that were corrected.
    for (const field of Object.keys(state.bad) as AddressField[]) if (!wrong[field]) delete state.bad[field];
  }

  /** Leaves the page, back to where the buyer came from. */
  function done(): void {
    leave();
    draft.erase();
    flagForReload('addressList');
    tellOtherTabs({ of: 'addresses', id });
    const target = backTarget(back);
    if (target) returnTo(target);
    else goBack(href.addressList());
  }

  async function save(): Promise<void> {
    state.bad = addressProblems(state.form);
    if (Object.keys(state.bad).length > 0) return;
    await act(state, 'saving', async () => {
      const region = await impossible();
      if (region) {
        state.bad = { region };
        return;
      }
      const end = await lastOf(saveAddress({ client: api, clock: webClock }, { ...state.form }, known));
      if (!sayEnd(end, addressSaved)) return;
      if (end.step === 'done' && end.answer) noteAddress(end.answer.address_id);
      done();
    });
  }

  /** A region that was not chosen here, as one from WeChat's book, must be a place. */
  async function impossible(): Promise<Message | undefined> {
    const { impossiblePlace } = await fetched(() => import('#shared/rules/member/regions.ts'));
    const name = impossiblePlace(state.form.province, state.form.city);
    return name === undefined ? undefined : noSuchRegion(name);
  }

  async function remove(): Promise<void> {
    if (!told) return;
    if (!(await confirm({ title: '删除地址', message: deleteThisAddress, yes: '删除' }))) return;
    try {
      const end = await lastOf(deleteAddress({ client: api, clock: webClock }, told));
      if (sayEnd(end, deleted)) done();
    } catch (error) {
      report(error);
    }
  }

  return {
    state,
    saved,
    write,
    save,
    remove,
    /** Fills in an address from the buyer's WeChat address book. */
    async takeFromWeChat(): Promise<void> {
      const chosen = await chooseWeChatAddress();
      if (chosen === undefined) say(noWeChatAddress, 'warn');
      else if (chosen !== 'cancelled') write(chosen);
    },
    sayGone: () => say(addressGone, 'warn'),
  };
}

export type AddressStore = ReturnType<typeof createAddress>;
