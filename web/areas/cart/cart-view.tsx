import { useEffect, useMemo, useRef, useState } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import { clearSoldOut } from '#shared/messages/cart.ts';
import { isSoldOut } from '#shared/rules/cart/cart-quantity.ts';
import { byMerchant, cartTotals, piecesOf, tickedLines } from '#shared/rules/cart/cart-totals.ts';
import { shippingKnown, shippingShortfall } from '#shared/rules/cart/shipping-prompt.ts';
import { shortLines } from '#shared/rules/cart/short-stock.ts';
import { couponFor, isShopWide } from '#shared/rules/coupons/coupon.ts';
import { type CouponAhead, couponAhead } from '#shared/rules/coupons/usable-coupon.ts';
import { seesPrices } from '#shared/rules/member/verification.ts';
import { shortYuan, yuan } from '#shared/rules/money/money.ts';
import { pointsMissing, pointsOfLines } from '#shared/rules/prices/points-of-lines.ts';
import { go, goInstead } from '#web/navigation/navigate.ts';
import { href } from '#web/navigation/routes.ts';
import { useLinePacks } from '#web/parts/goods/line-packs.ts';
import { ShortStock } from '#web/parts/goods/short-stock.tsx';
import { LongList } from '#web/parts/list/long-list.tsx';
import { later } from '#web/parts/page/later.ts';
import { Paper } from '#web/parts/page/paper.tsx';
import { shortDay } from '#web/parts/time/day.ts';
import { serverNow } from '#web/state/clock.ts';
import { confirm, open } from '#web/state/dialogs/dialogs.ts';
import { say } from '#web/state/messages/toast.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { checkoutHref } from '#web/state/shell/checkout-lines.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Price } from '#web/ui/price.tsx';
import { Tick } from '#web/ui/tick.tsx';
import type { Gap } from './cart-gaps.tsx';
import { CartLapsed } from './cart-lapsed.tsx';
import { CartLineView } from './cart-line.tsx';
import { CartRows } from './cart-rows.tsx';
import { merchantName, shippingWords } from './cart-shipping.ts';
import { CartNothing } from './cart-states.tsx';
import { type CartState, type CartStore, canTick, shippingOf, tickedIds } from './cart-store.ts';
import { CartSummary } from './cart-summary.tsx';
import { removeAsked } from './remove-asked.ts';
import { ShippingPrompt } from './shipping-prompt.tsx';

const Sheet = later(async () => (await import('./cart-sheet.lazy.tsx')).CartSheet, 'none').View;

/** The gap of these lines to free shipping in fen; undefined without a gap, and while it is unknown. */
const shortfallOf = (state: Snapshot<CartState>, ids: readonly string[]): number | undefined =>
  shippingShortfall(tickedLines(state.lines, ids), cartTotals(state.lines, ids).goods, shippingOf(state, ids));

/** The amounts of the shipping prompt, as they are when it opens. */
interface Going {
  readonly ids: readonly string[];
  readonly diff: number;
  readonly freeFrom: number;
  readonly fee: number;
}

function goingOf(state: Snapshot<CartState>, ids: readonly string[]): Going | undefined {
  const { package_price: freeFrom, agency_franking: fee } = state;
  const diff = shortfallOf(state, ids);
  if (diff === undefined || freeFrom === undefined || fee === undefined) return undefined;
  return { ids, diff, freeFrom, fee };
}

const addMore = ({ diff, freeFrom }: Going) =>
  open('addMore', { gap: diff, goal: freeFrom, isCoupon: false, gains: '免运费' });

/** What the ticked lines lack to the next coupon, and to free shipping. */
function gapsOf(state: Snapshot<CartState>, going: Going | undefined): readonly Gap[] {
  const chosen = tickedLines(state.lines, tickedIds(state));
  const ahead = couponAhead(state.coupons, chosen, serverNow());
  return [...(ahead ? [couponGapOf(ahead)] : []), ...(going ? [shippingGapOf(going)] : [])];
}

function couponGapOf({ coupon, gap }: CouponAhead<CartState['coupons'][number]>): Gap {
  const { price, mz_price = 0, end_time, goods_id } = coupon;
  const gains = `可减 ¥${shortYuan(price)}`;
  const about = `${couponFor(coupon)}：满 ${shortYuan(mz_price)} 减 ${shortYuan(price)}`;
  return {
    icon: 'ticket',
    gap,
    goal: mz_price,
    gains,
    about: end_time ? `${about} · ${shortDay(end_time)} 止` : about,
    onAddMore: () =>
      isShopWide(coupon)
        ? open('addMore', { gap, goal: mz_price, isCoupon: true, gains })
        : open('quickBuy', { goods_id }),
  };
}

const shippingGapOf = (going: Going): Gap => ({
  icon: 'truck',
  gap: going.diff,
  goal: going.freeFrom,
  gains: '免运费',
  about: `满 ¥${yuan(going.freeFrom)} 免运费，不满收 ¥${yuan(going.fee)}`,
  note: `¥${yuan(going.fee)}`,
  onAddMore: () => addMore(going),
});

interface Props {
  readonly store: CartStore;
  /** 去结算 was pressed on the page before. */
  readonly goesOn?: boolean;
}

/** The cart: lines and totals. */
export function CartView({ store, goesOn = false }: Props) {
  const state = useSnapshot(store.state);
  const [going, setGoing] = useState<Going>();
  const sees = seesPrices(useBuyer());
  const ids = tickedIds(state);
  const totals = cartTotals(state.lines, ids);
  const gap = goingOf(state, ids);
  const able = state.lines.filter(canTick);
  const all = able.length > 0 && able.every(({ cart_id }) => state.ticked[cart_id]);
  const points = pointsOfLines(tickedLines(state.lines, ids));
  const takesPoints = points > 0;
  // Each time the page is shown: points may have been earned meanwhile.
  useEffect(() => {
    if (takesPoints) void store.readPoints();
  }, [takesPoints, store]);
  const hasLines = state.lines.length > 0;
  useEffect(() => {
    if (hasLines && sees) void store.readCoupons();
  }, [hasLines, sees, store]);
  const gone = state.lines.filter(isSoldOut).map(({ cart_id }) => cart_id);
  const short = shortLines(state.lines.filter((line) => !isSoldOut(line)));
  const shortPanel = useRef<HTMLDivElement>(null);
  const lines = useLinePacks(state.lines);
  const groups = useMemo(() => [...byMerchant(lines)], [lines]);
  const rows = useMemo(() => new Map(state.lines.map(({ cart_id }, at) => [cart_id, at + 1])), [state.lines]);
  if (state.lines.length === 0) return <CartNothing />;
  const ordered = groups.flatMap(([, lines]) => lines);
  const paper = (
    <Paper>
      <Sheet lines={ordered} {...(sees && { state })} />
    </Paper>
  );
  if (!sees)
    return (
      <>
        <CartLapsed lines={ordered} />
        {paper}
      </>
    );

  const toBuy = (lines: readonly string[]) => go(checkoutHref(lines));
  const checkout = async () => {
    const check = await store.checkout();
    if (!check.ok) {
      say(check.message, 'warn');
      if (check.because === 'stockShort') shortPanel.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
      return;
    }
    const prompt = goingOf(store.state, check.ids);
    if (prompt) setGoing(prompt);
    else toBuy(check.ids);
  };
  const goOn = () => {
    goInstead(href.cart());
    void checkout();
  };
  const removeTicked = () => {
    const check = store.toDelete();
    if (check.ok) return removeAsked(store, check.ids);
    say(check.message, 'warn');
    return undefined;
  };
  const clearGone = async () => {
    if (await confirm({ message: clearSoldOut(gone.length), yes: '清空' })) await store.remove(gone);
  };
  const tickAll = (
    <Tick on={all} onChange={store.tickAll}>
      全选
    </Tick>
  );

  return (
    <>
      {paper}
      {goesOn && <OnArrival act={goOn} />}
      <header className="row inset-sides size-13 cart__head">
        <h1>购物车</h1>
        <span className="grow muted">
          {state.lines.length} 种商品 · {piecesOf(state.lines)} 件
        </span>
        {gone.length > 0 && (
          <button type="button" className="row tall muted nowrap" onClick={clearGone}>
            清空失效商品
          </button>
        )}
        <button type="button" className="row tall muted nowrap" onClick={removeTicked}>
          <Icon name="trash" />
          删除
        </button>
      </header>
      <div ref={shortPanel}>
        {short.length > 0 && (
          <ShortStock
            lines={short}
            onTakeRest={() => store.takeRest(short)}
            onTakeOut={() => store.remove(short.map(({ cart_id }) => cart_id))}
          />
        )}
      </div>
      <div className="cart__cols">
        <CartRows>
          {groups.length > 1 && <Shipping state={state} ids={ids} />}
          {groups.map(([merchant, lines]) => (
            <section key={merchant} aria-label={merchant || undefined}>
              {groups.length > 1 && (
                <div className="wrap flush baseline apart size-13 cart__merchant">
                  <h2>{merchantName(merchant)}</h2>
                  <p className="small muted">
                    已选小计 <Price fen={cartTotals(lines, ids).goods} size="sm" tone="ink" />
                  </p>
                </div>
              )}
              <LongList
                of={state.lines.length}
                rows={lines.map((line) => (
                  <CartLineView
                    key={line.cart_id}
                    line={line}
                    row={rows.get(line.cart_id) ?? 0}
                    bad={state.badRow > 0 && state.badRow === rows.get(line.cart_id)}
                    ticked={state.ticked[line.cart_id] === true}
                    store={store}
                  />
                ))}
              />
            </section>
          ))}
        </CartRows>
        <CartSummary
          totals={totals}
          points={points}
          missing={pointsMissing(points, state.points)}
          fee={state.agency_franking}
          gaps={gapsOf(state, gap)}
          known={shippingKnown(tickedLines(state.lines, ids), totals.goods, shippingOf(state, ids))}
          tickAll={tickAll}
          badRow={state.badRow}
          onCheckout={checkout}
        />
      </div>
      {going && (
        <ShippingPrompt
          {...going}
          onContinue={() => {
            setGoing(undefined);
            toBuy(going.ids);
          }}
          onAddMore={() => {
            setGoing(undefined);
            void addMore(going);
          }}
          onClose={() => setGoing(undefined)}
        />
      )}
    </>
  );
}

/** Acts once, when it is first shown. */
function OnArrival({ act }: { readonly act: () => void }) {
  const now = useRef(act);
  useEffect(() => now.current(), []);
  return null;
}

/** The shipping cost of the ticked lines of several merchants. */
function Shipping({ state, ids }: { readonly state: Snapshot<CartState>; readonly ids: readonly string[] }) {
  const total = cartTotals(state.lines, ids).goods;
  const words = shippingWords(tickedLines(state.lines, ids), total, shippingOf(state, ids));
  if (words === '') return null;
  return (
    <p className="row row--top small muted cart__shipping">
      <Icon name="truck" size={16} />
      <span>{words}</span>
    </p>
  );
}
