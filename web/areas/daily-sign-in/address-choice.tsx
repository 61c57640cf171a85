import { useSnapshot } from 'valtio';
import type { Address } from '#shared/contract/entities.ts';
import { chooseAddress } from '#shared/messages/buying.ts';
import { signInAndClaim } from '#shared/messages/daily-sign-in.ts';
import { addressText } from '#shared/rules/member/address-text.ts';
import { giftShort, todaysDay, todaysGift } from '#shared/rules/member/daily-sign-in.ts';
import { href } from '#web/navigation/routes.ts';
import { LongList } from '#web/parts/list/long-list.tsx';
import { useFound } from '#web/parts/list/use-found.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { usePart } from '#web/state/loading/use-part.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Tick } from '#web/ui/tick.tsx';
import type { DailySignInStore } from './daily-sign-in-store.ts';

/** A goods gift needs an address before it is claimed (document 2 §4). */
export function AddressChoice({ store }: { readonly store: DailySignInStore }) {
  const { asking, address_id, unchosen } = useSnapshot(store.state);
  const week = usePart(store.shown).data?.week;
  const gift = week && todaysGift(week);
  return (
    <Dialog
      open={asking}
      title="选择收货地址"
      onClose={store.cancel}
      foot={
        <Button size="lg" wide busyText="签到中" onClick={store.claim}>
          {signInAndClaim.text}
        </Button>
      }
    >
      {gift && week && (
        <div className="row loose signin__gift">
          <Picture src={gift.data?.goods_thumb} alt="" size={56} />
          <div>
            <p className="strong two">{giftShort(gift)}</p>
            <p className="small muted">第 {todaysDay(week)} 天签到礼品，免支付寄出</p>
          </div>
        </div>
      )}
      <Loaded part={store.addresses} skeleton={<Skeleton w="100%" h={64} />} atOnce failed="line">
        {(all) => <Choices all={all} chosen={address_id} unchosen={unchosen} onChoose={store.choose} />}
      </Loaded>
      <a className="signin__new link" href={href.address({ back: href.dailySignIn() })} onClick={store.cancel}>
        <Icon name="plus" />
        新增收货地址
      </a>
    </Dialog>
  );
}

interface ChoicesProps {
  readonly all: readonly Address[];
  readonly chosen: string;
  /** None is chosen, and one is wanted. */
  readonly unchosen: boolean;
  readonly onChoose: (address_id: string) => void;
}

function Choices({ all, chosen, unchosen, onChoose }: ChoicesProps) {
  const { shown, field } = useFound(all, '找收货人、电话、地址', addressText);
  return (
    <div role="radiogroup" aria-label="收货地址">
      {field}
      <LongList
        searched
        rows={shown.map((each) => (
          <Tick
            key={each.address_id}
            group="signin-address"
            className="signin__address"
            on={each.address_id === chosen}
            bad={unchosen}
            onChange={() => onChoose(each.address_id)}
          >
            <AddressWords address={each} />
          </Tick>
        ))}
      />
      {unchosen && <p className="said">{chooseAddress.text}</p>}
    </div>
  );
}

const AddressWords = ({ address: { consignee, phone, path, address, mr } }: { readonly address: Address }) => (
  <>
    <b>
      {consignee}　<span className="muted">{phone}</span> {mr && <Tag tone="brand">默认</Tag>}
    </b>
    <span className="small muted">
      {path} {address}
    </span>
  </>
);
