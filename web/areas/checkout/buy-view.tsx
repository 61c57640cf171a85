import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { buy } from '#shared/contract/buy.ts';
import { addressesUnreadable } from '#shared/messages/address.ts';
import { countOf } from '#shared/rules/app/unknown.ts';
import { LONGEST_REMARK } from '#shared/rules/cart/confirmed-order.ts';
import { couponWords, giftName } from '#shared/rules/coupons/activity.ts';
import { bestCoupon } from '#shared/rules/coupons/usable-coupon.ts';
import { isAbove0, total } from '#shared/rules/money/money.ts';
import { later } from '#web/parts/page/later.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { useByFlags } from '#web/state/session/use-privileges.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Cell } from '#web/ui/cell.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Price, yuan } from '#web/ui/price.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useTold } from '#web/ui/tell.ts';
import { useCutOff } from '#web/ui/use-cut-off.ts';
import { AddressDialog } from './address-dialog.tsx';
import { BuyLines } from './buy-lines.tsx';
import type { CheckoutStore, Confirmed } from './checkout-store.ts';
import { MoneyRows } from './money-rows.tsx';

const couponDialog = later(async () => (await import('./coupon-picker-dialog.tsx')).CouponDialog);
const CouponDialog = couponDialog.View;

interface Props {
  readonly store: CheckoutStore;
  readonly shown: Confirmed;
}

interface ViewProps extends Props {
  /** The checkout's own, to return to from a new delivery address. */
  readonly address: string;
}

/** The best coupon is chosen by itself and counts in the amounts, so it is told while no answer has named the privileges. */
const WHILE_UNKNOWN = { volume: true };

/** The checkout: address, lines, amounts. */
export function BuyView({ store, shown: answer, address }: ViewProps) {
  const shown = useByFlags(buy.confirm.answer, answer, WHILE_UNKNOWN);
  const { submission, notice, short } = useSnapshot(store.state);
  const reckoning = usePart(store.confirm).phase === 'loading';
  const { money } = shown;
  useTold(money.money_paid === undefined ? '' : `应付 ¥${yuan(money.money_paid)}`);
  const saved = total([money.activity_discount, money.volume_discount, money.integral_money]);
  return (
    <div className="page-body buy__cols">
      <div className="buy__main stack">
        <Where store={store} shown={shown} address={address} />
        {shown.merchants.map((merchant) => (
          <BuyLines key={merchant.order_zt} merchant={merchant} short={short} />
        ))}
        {shown.gifts.length > 0 && <Gifts gifts={shown.gifts} />}
      </div>
      <aside className="column buy__side" aria-label="金额">
        <Options store={store} shown={shown} />
        <Card>
          <MoneyRows shown={shown} />
        </Card>
        <Dock desk="card" className="buy__dock">
          <p className="buy__due">
            <span>
              应付 <Price fen={money.money_paid} size="lg" />
            </span>
            {isAbove0(saved) && <span className="small muted">已优惠 ¥{yuan(saved)}</span>}
          </p>
          <Button
            size="lg"
            busy={submission === 'sending' || submission === 'settling'}
            busyText={submission === 'settling' ? '核对中' : '提交中'}
            disabled={reckoning || money.money_paid === undefined}
            onClick={() => void store.submit()}
          >
            {submission === 'unsettled' ? '重新核对' : '提交订单'}
          </Button>
          {notice && (
            <Notice tone="warn" className="buy__notice">
              {notice}
            </Notice>
          )}
        </Dock>
      </aside>
    </div>
  );
}

function Where({ store, shown, address }: ViewProps) {
  const [open, setOpen] = useState(false);
  const { chosen } = useSnapshot(store.state);
  const to = shown.address_list?.find(({ address_id }) => address_id === chosen.address_id);
  return (
    <Card>
      <button type="button" className="cell loose taller on-paper buy__where" onClick={() => setOpen(true)}>
        <Icon name="pin" size={24} />
        <span className="column tight grow">
          {to ? (
            <>
              <span>
                <b>{to.consignee}</b>　<span className="muted">{to.phone}</span>
              </span>
              <span className="small muted clip">
                {to.path} {to.address}
              </span>
            </>
          ) : (
            <b>{shown.address_list ? '请选择收货地址' : addressesUnreadable.text}</b>
          )}
        </span>
        <Icon name="right" size={16} />
      </button>
      <AddressDialog
        open={open}
        addresses={shown.address_list}
        chosen={chosen.address_id}
        back={address}
        onChoose={(address_id) => {
          setOpen(false);
          return store.choose({ address_id });
        }}
        onClose={() => setOpen(false)}
      />
    </Card>
  );
}

function Gifts({ gifts }: { readonly gifts: Confirmed['gifts'] }) {
  return (
    <Card>
      <p className="inset size-13">
        <b>赠品</b>
        {gifts.map(({ goods_name, num }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two activities may give the same goods
          <span key={at}>
            {at === 0 ? '　' : '、'}
            <span translate="no">{giftName({ gift_name: goods_name })}</span>{' '}
            <span className="muted">× {countOf(num)}</span>
          </span>
        ))}
      </p>
    </Card>
  );
}

function Options({ store, shown }: Props) {
  const [open, setOpen] = useState(false);
  const { chosen, remark } = useSnapshot(store.state, { sync: true });
  const coupon = shown.volume_list?.find(({ volume_id }) => volume_id === chosen.volume_id);
  const { integral = 0, integral_use = 0, integral_worth } = shown;
  const cut = useCutOff(remark, LONGEST_REMARK);
  return (
    <Card>
      <Cell
        title="优惠券"
        note={coupon && coupon.volume_id === bestCoupon(shown.volume_list ?? [])?.volume_id ? '已选最优惠' : undefined}
        value={coupon ? <b className="buy__coupon">{couponWords(coupon)}</b> : couponsAtHand(shown)}
        onClick={() => setOpen(true)}
      />
      {integral > 0 && (
        <Cell
          label
          title="积分抵扣"
          note={
            integral_use > 0
              ? `可用 ${integral_use} 积分抵 ¥${yuan(integral_worth)}`
              : `共 ${integral} 积分，本单不可用`
          }
          value={
            <Switch
              label="积分抵扣"
              on={chosen.use_integral}
              disabled={integral_use === 0}
              onChange={(use_integral) => void store.choose({ use_integral })}
            />
          }
        />
      )}
      <label className="row loose tall inset-sides rule">
        <span>备注</span>
        <input
          className="grow tall end buy__remark"
          value={remark}
          maxLength={LONGEST_REMARK}
          onPaste={cut.onPaste}
          placeholder="选填，如送货时间"
          onChange={(event) => store.setRemark(event.target.value)}
        />
        {(cut.words ?? cut.count) && (
          <small className="muted" role="status">
            {cut.words ?? cut.count}
          </small>
        )}
      </label>
      <Suspense>
        <CouponDialog
          open={open}
          shown={shown}
          ownCoupons={store.ownCoupons}
          chosen={chosen.volume_id}
          onChoose={(volume_id) => {
            setOpen(false);
            return store.choose({ volume_id });
          }}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    </Card>
  );
}

const couponsAtHand = ({ volume_list }: Confirmed): string =>
  volume_list ? (volume_list.length > 0 ? `${volume_list.length} 张可用` : '暂无可用') : '无法读取';
