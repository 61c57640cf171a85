import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { addressGone } from '#shared/messages/address.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import { AddressFields } from './address-fields.tsx';
import './address.css';
import { createAddress } from './address-store.ts';

/** /path: adds an address, with `id` edits one; afterwards back to where the buyer came from (document 2 §5). */
export default function AddressPage({ query }: { readonly query: QueryOf<'address'> }) {
  const [store] = useState(() => createAddress(query));
  const { saving } = useSnapshot(store.state);
  const remove = query.id !== '' && (
    <button type="button" className="link hit" disabled={saving} onClick={() => void store.remove()}>
      删除
    </button>
  );
  return (
    <MemberPage of="address" query={query} helped tools={remove} className="has-dock">
      <Loaded part={store.saved} skeleton={<FormSkeleton />}>
        {({ gone }) => (gone ? <Gone /> : <AddressFields store={store} isNew={query.id === ''} />)}
      </Loaded>
    </MemberPage>
  );
}

const Gone = () => (
  <Empty title={addressGone.text} action={<ButtonLink href={href.addressList()}>看其他地址</ButtonLink>} />
);

const FormSkeleton = () => (
  <div className="card address__form" role="status" aria-label="加载中">
    {['收货人', '手机号', '所在地区'].map((label) => (
      <div key={label} className="address__skeleton">
        <Skeleton w="4em" h="1rem" />
        <Skeleton w="100%" h={48} />
      </div>
    ))}
  </div>
);
