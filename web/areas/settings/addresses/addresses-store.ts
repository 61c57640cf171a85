/** The member's addresses: making one the default, and deleting (document 2 §5). */

import { proxy } from 'valtio';
import type { Address } from '#shared/contract/entities.ts';
import { deleteAddress, saveAddress } from '#shared/flows/addresses.ts';
import { lastOf } from '#shared/flows/flow.ts';
import { deleteThisAddress } from '#shared/messages/address.ts';
import { deleted } from '#shared/messages/cart.ts';
import { done } from '#shared/messages/success.ts';
import { addressFormOf } from '#shared/rules/member/address-form.ts';
import { webClock } from '#web/state/clock.ts';
import { confirm } from '#web/state/dialogs/dialogs.ts';
import { act } from '#web/state/loading/act.ts';
import { api } from '#web/state/loading/api.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { sayEnd } from '#web/state/messages/say-end.ts';
import { tellOtherTabs } from '#web/state/storage/other-tabs.ts';
import { addressListLoader } from './addresses-loader.ts';

const ports = { client: api, clock: webClock };

export function createAddresses() {
  const list = createPart(askOf(addressListLoader.reads.list, { back: '' }), ({ data }): Address[] => data);
  /** The address that is being changed. */
  const state = proxy({ acting: '' });
  const change = ({ address_id }: Address, todo: () => Promise<void>) => act(state, 'acting', todo, address_id);

  return {
    list,
    state,
    makeDefault: (address: Address) =>
      change(address, async () => {
        const form = { ...addressFormOf(address), mr: true };
        if (!sayEnd(await lastOf(saveAddress(ports, form)), done)) return;
        tellOtherTabs({ of: 'addresses', id: address.address_id });
        await list.reload();
      }),
    async remove(address: Address): Promise<void> {
      if (!(await confirm({ title: '删除地址', message: deleteThisAddress, yes: '删除' }))) return;
      await change(address, async () => {
        const end = await lastOf(deleteAddress(ports, address));
        if (!sayEnd(end, deleted)) return;
        tellOtherTabs({ of: 'addresses', id: address.address_id });
        const left = end.step === 'done' ? end.answer?.data : undefined;
        if (left) list.edit(() => left);
        else await list.reload();
      });
    },
  };
}

export type AddressesStore = ReturnType<typeof createAddresses>;
