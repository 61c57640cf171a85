import { useSnapshot } from 'valtio';
import type { Address } from '#shared/contract/entities.ts';
import { addressText } from '#shared/rules/member/address-text.ts';
import { href } from '#web/navigation/routes.ts';
import { LongList } from '#web/parts/list/long-list.tsx';
import { useFound } from '#web/parts/list/use-found.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import './addresses.css';
import type { AddressesStore } from './addresses-store.ts';

const PENCIL = 'M4.5 19.5l1-4.5L16 4.5 19.5 8 9 18.5zM13.5 7l3.5 3.5';

/** The addresses as cards: make default, edit, delete. */
export function AddressList({ all, store }: { readonly all: readonly Address[]; readonly store: AddressesStore }) {
  const { shown, field } = useFound(all, '找收货人、电话、地址', addressText);
  return (
    <>
      {field}
      <LongList
        searched
        className="addresses"
        rows={shown.map((address) => <Row key={address.address_id} address={address} store={store} />)}
      />
    </>
  );
}

function Row({ address, store }: { readonly address: Address; readonly store: AddressesStore }) {
  const { acting } = useSnapshot(store.state);
  const { address_id, consignee, phone, path, mr } = address;
  return (
    <div className="card addresses__one" aria-busy={acting === address_id || undefined}>
      <p className="row addresses__who">
        <b className="clip size-16">{consignee}</b>
        <span className={cx('muted', /^[\d-]{7,15}$/.test(phone) && 'nowrap')}>
          {phone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3')}
        </span>
        {mr && <Tag tone="brand">默认</Tag>}
      </p>
      <p className="muted">
        {path} {address.address}
      </p>
      <div className="addresses__acts">
        {mr ? (
          <span className="tone-good">
            <Icon name="check" size={16} />
            默认地址
          </span>
        ) : (
          <button type="button" disabled={acting !== ''} onClick={() => void store.makeDefault(address)}>
            {acting === address_id ? '处理中' : '设为默认'}
          </button>
        )}
        <a className="push" href={href.address({ id: address_id })} aria-label={`编辑${consignee}的地址`}>
          <Icon path={PENCIL} size={16} />
          编辑
        </a>
        <button
          type="button"
          disabled={acting !== ''}
          aria-label={`删除${consignee}的地址`}
          onClick={() => void store.remove(address)}
        >
          <Icon name="trash" size={16} />
          删除
        </button>
      </div>
    </div>
  );
}

export const AddressSkeletons = () => (
  <div className="column" role="status" aria-label="加载中">
    {[0, 1].map((at) => (
      <div key={at} className="card addresses__one">
        <Skeleton w="45%" h="1.5rem" />
        <Skeleton w="90%" h="1.25rem" />
        <div className="addresses__acts">
          <Skeleton w="4rem" h="1rem" />
        </div>
      </div>
    ))}
  </div>
);
