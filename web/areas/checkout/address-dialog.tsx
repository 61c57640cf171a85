import type { KeyboardEvent } from 'react';
import type { Address } from '#shared/contract/entities.ts';
import { addressesUnreadable, addressHint, noAddresses } from '#shared/messages/address.ts';
import { addressText } from '#shared/rules/member/address-text.ts';
import { href } from '#web/navigation/routes.ts';
import { LongList } from '#web/parts/list/long-list.tsx';
import { useFound } from '#web/parts/list/use-found.tsx';
import { whenMemberChanges } from '#web/state/session/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Empty, Failed } from '#web/ui/state.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Tick } from '#web/ui/tick.tsx';

interface Props {
  readonly open: boolean;
  /** Undefined: they came and cannot be read. */
  readonly addresses: readonly Address[] | undefined;
  readonly chosen: string;
  /** The checkout's address, to return to from a new delivery address. */
  readonly back: string;
  readonly onChoose: (address_id: string) => unknown;
  readonly onClose: () => void;
}

/** Those chosen in this visit, the last one first. */
let recent: readonly string[] = [];
whenMemberChanges(() => {
  recent = [];
});

/** The chosen address, then the member's usual one, then the recent ones. */
function rankOf({ address_id, mr }: Address, chosen: string): number {
  const at = recent.indexOf(address_id);
  return address_id === chosen ? -2 : mr ? -1 : at < 0 ? recent.length : at;
}

/** An arrow leads to another address; it does not choose it, because that closes the dialog. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll('input')];
  all[all.indexOf(event.target) + by]?.focus();
}

/** Chooses the delivery address of the order. */
export function AddressDialog({ open, addresses, chosen, back, onChoose, onClose }: Props) {
  // Whoever opens it sees what is chosen, however many there are.
  const sorted = [...(addresses ?? [])].sort((one, other) => rankOf(one, chosen) - rankOf(other, chosen));
  const { shown, field } = useFound(sorted, '找收货人、电话、地址', addressText);
  const choose = (address_id: string) => {
    recent = [address_id, ...recent.filter((id) => id !== address_id)];
    return onChoose(address_id);
  };
  const foot = (
    <a className={buttonClass({ kind: 'line', wide: true })} href={href.address({ back })}>
      新增收货地址
    </a>
  );
  return (
    <Dialog open={open} title="选择收货地址" onClose={onClose} foot={foot}>
      {!addresses && <Failed title={addressesUnreadable.text} />}
      {addresses?.length === 0 && <Empty title={noAddresses.text} say={addressHint.text} />}
      {field}
      <div role="radiogroup" aria-label="收货地址" onKeyDown={step}>
        <LongList
          searched
          className="pick-list"
          rows={shown.map((each) => (
            <Tick
              key={each.address_id}
              group="address"
              className="pick-list__row"
              on={each.address_id === chosen}
              onChange={() => choose(each.address_id)}
            >
              <b>
                {each.consignee}　{each.phone} {each.mr && <Tag tone="brand">默认</Tag>}
              </b>
              <span className="small muted">
                {each.path} {each.address}
              </span>
            </Tick>
          ))}
        />
      </div>
    </Dialog>
  );
}
