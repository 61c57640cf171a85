import { useState } from 'react';
import type { Address } from '#shared/contract/entities.ts';
import { addressHint, noAddresses } from '#shared/messages/address.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberDock } from '#web/parts/member/member-dock.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { useOtherTabs } from '#web/state/storage/other-tabs.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Empty } from '#web/ui/state.tsx';
import { AddressList, AddressSkeletons } from './address-list.tsx';
import { type AddressesStore, createAddresses } from './addresses-store.ts';

/** /path-list: the member's addresses, the default one first (document 2 §5). */
export default function AddressesPage({ query }: { readonly query: QueryOf<'addressList'> }) {
  const [store] = useState(createAddresses);
  useOtherTabs('addresses', () => void (store.list.state.data && store.list.reload()));
  return (
    <MemberPage of="addressList" query={query} helped className="has-dock">
      <Loaded part={store.list} skeleton={<AddressSkeletons />} empty={<None />}>
        {(all) => <List all={all} store={store} />}
      </Loaded>
    </MemberPage>
  );
}

function List({ all, store }: { readonly all: readonly Address[]; readonly store: AddressesStore }) {
  return (
    <>
      <AddressList all={all} store={store} />
      <MemberDock>
        <ButtonLink size="lg" href={href.address()}>
          <Icon name="plus" />
          新增收货地址
        </ButtonLink>
      </MemberDock>
    </>
  );
}

const None = () => (
  <Empty
    title={noAddresses.text}
    say={addressHint.text}
    action={<ButtonLink href={href.address()}>新增收货地址</ButtonLink>}
  />
);
