import { useId, useState } from 'react';
import type { Coupon } from '#shared/contract/entities.ts';
import type { OwnCoupon } from '#shared/contract/volume.ts';
import { usableUnreadable } from '#shared/messages/coupon.ts';
import { noData } from '#shared/messages/empty.ts';
import { byWorth, unusableCoupons } from '#shared/rules/coupons/usable-coupon.ts';
import { shortYuan } from '#shared/rules/money/money.ts';
import { href } from '#web/navigation/routes.ts';
import { CouponTicket } from '#web/parts/coupons/coupon-ticket.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { serverNow } from '#web/state/clock.ts';
import type { Part } from '#web/state/loading/part.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty, Failed } from '#web/ui/state.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Tick } from '#web/ui/tick.tsx';
import type { Confirmed } from './checkout-store.ts';

interface Props {
  readonly open: boolean;
  readonly shown: Confirmed;
  /** All usable coupons of the member. */
  readonly ownCoupons: Part<OwnCoupon[]>;
  readonly chosen: string;
  readonly onChoose: (volume_id: string) => unknown;
  readonly onClose: () => void;
}

/** Chooses a coupon or none; also lists those that cannot be used, with reasons. */
export function CouponDialog(props: Props) {
  const { open, shown, ownCoupons, chosen, onChoose, onClose } = props;
  const [tab, setTab] = useState<'usable' | 'other'>('usable');
  const panel = useId();
  const usable = shown.volume_list;
  const picked = usable?.find(({ volume_id }) => volume_id === chosen);
  return (
    <Dialog
      open={open}
      title="选择优惠券"
      onClose={onClose}
      foot={
        <>
          <Button kind="line" size="lg" onClick={() => onChoose('')}>
            不使用优惠券
          </Button>
          {picked ? (
            <Button size="lg" onClick={onClose}>
              确定，减 ¥{shortYuan(picked.price)}
            </Button>
          ) : (
            <a className={buttonClass({ size: 'lg' })} href={href.coupons()} onClick={onClose}>
              去领券
            </a>
          )}
        </>
      }
    >
      <Tabs
        label="优惠券"
        items={[
          { key: 'usable', label: '可用', count: usable?.length },
          { key: 'other', label: '不可用' },
        ]}
        value={tab}
        onChange={setTab}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={tab === 'usable' ? '可用' : '不可用'} className="column buy__coupons">
        {tab === 'usable' && <Usable coupons={usable} chosen={chosen} onChoose={onChoose} />}
        {tab === 'other' && (
          <Loaded part={ownCoupons} skeleton={<Skeleton w="100%" h={88} />} atOnce failed="line">
            {(all) => <Unusable shown={shown} ownCoupons={all} />}
          </Loaded>
        )}
      </div>
    </Dialog>
  );
}

interface UsableProps extends Pick<Props, 'chosen' | 'onChoose'> {
  readonly coupons: readonly Coupon[] | undefined;
}

/** By worth; the one that was chosen when the list opened stands first, and nothing moves under the finger. */
function Usable({ coupons, chosen, onChoose }: UsableProps) {
  const [first] = useState(chosen);
  if (!coupons) return <Failed title={usableUnreadable.text} />;
  if (coupons.length === 0) return <Empty title={noData.text} say="去领券中心领一张再来结算" />;
  const sorted = byWorth(coupons);
  const isFirst = ({ volume_id }: Coupon) => volume_id === first;
  return [...sorted.filter(isFirst), ...sorted.filter((each) => !isFirst(each))].map((each) => (
    <Tick
      key={each.volume_id}
      group="coupon"
      className="buy__pick"
      on={each.volume_id === chosen}
      onChange={() => onChoose(each.volume_id)}
    >
      <CouponTicket coupon={each}>{each === sorted[0] && <Tag tone="brand">最优惠</Tag>}</CouponTicket>
    </Tick>
  ));
}

function Unusable({ shown, ownCoupons }: { readonly shown: Confirmed; readonly ownCoupons: readonly OwnCoupon[] }) {
  const lines = shown.merchants.flatMap((merchant) => merchant.lines);
  if (!shown.volume_list) return <p className="muted">{usableUnreadable.text}</p>;
  const others = unusableCoupons(ownCoupons, shown.volume_list, lines, serverNow());
  if (others.length === 0) return <p className="muted">{noData.text}</p>;
  return others.map(({ coupon, because }) => (
    <CouponTicket key={coupon.held_id} coupon={coupon} off>
      <span className="small said">{because}</span>
    </CouponTicket>
  ));
}
