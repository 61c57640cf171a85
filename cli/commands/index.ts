/** Every command of the tool, in the order in which help shows them. */
import type { Words } from '#cli/services/words.ts';
import { afterSalesApply } from './after-sales-apply.ts';
import { afterSalesCancel } from './after-sales-cancel.ts';
import { afterSalesList } from './after-sales-list.ts';
import { afterSalesShow } from './after-sales-show.ts';
import { call } from './call.ts';
import { calls } from './calls.ts';
import { cartAdd } from './cart-add.ts';
import { cartList } from './cart-list.ts';
import { cartRemove } from './cart-remove.ts';
import { cartSet } from './cart-set.ts';
import { couponClaim } from './coupon-claim.ts';
import { couponList } from './coupon-list.ts';
import { couponMine } from './coupon-mine.ts';
import { envAdd } from './env-add.ts';
import { envEdit } from './env-edit.ts';
import { envList } from './env-list.ts';
import { envRemove } from './env-remove.ts';
import { envShow } from './env-show.ts';
import { envUse } from './env-use.ts';
import type { Command } from './frame/command.ts';
import { goods } from './goods.ts';
import { groupJoin } from './group-join.ts';
import { groupList } from './group-list.ts';
import { groupStart } from './group-start.ts';
import { helpExitCodes } from './help-exit-codes.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { orderAgain } from './order-again.ts';
import { orderClose } from './order-close.ts';
import { orderConfirm } from './order-confirm.ts';
import { orderGoods } from './order-goods.ts';
import { orderList } from './order-list.ts';
import { orderShow } from './order-show.ts';
import { orderSubmit } from './order-submit.ts';
import { orderTrack } from './order-track.ts';
import { pay } from './pay.ts';
import { poll } from './poll.ts';
import { priceCutJoin } from './price-cut-join.ts';
import { priceCutList } from './price-cut-list.ts';
import { priceCutStart } from './price-cut-start.ts';
import { replay } from './replay.ts';
import { replayServe } from './replay-serve.ts';
import { reviewAdd } from './review-add.ts';
import { reviewList } from './review-list.ts';
import { sandboxReset } from './sandbox-reset.ts';
import { sandboxSettle } from './sandbox-settle.ts';
import { sandboxShip } from './sandbox-ship.ts';
import { sandboxStart } from './sandbox-start.ts';
import { search } from './search.ts';
import { signinClaim } from './signin-claim.ts';
import { signinShow } from './signin-show.ts';
import { smokeList } from './smoke-list.ts';
import { smokeMainRoad } from './smoke-main-road.ts';
import { smokeRun } from './smoke-run.ts';
import { whoami } from './whoami.ts';

export const commands: readonly Command[] = [
  login,
  whoami,
  logout,
  search,
  goods,
  cartList,
  cartAdd,
  cartSet,
  cartRemove,
  orderSubmit,
  orderList,
  orderShow,
  orderConfirm,
  orderClose,
  orderTrack,
  orderGoods,
  orderAgain,
  pay,
  afterSalesList,
  afterSalesShow,
  afterSalesApply,
  afterSalesCancel,
  reviewList,
  reviewAdd,
  couponList,
  couponMine,
  couponClaim,
  signinShow,
  signinClaim,
  groupList,
  groupStart,
  groupJoin,
  priceCutList,
  priceCutStart,
  priceCutJoin,
  smokeRun,
  smokeList,
  smokeMainRoad,
  replay,
  replayServe,
  sandboxStart,
  sandboxReset,
  sandboxShip,
  sandboxSettle,
  call,
  calls,
  poll,
  envAdd,
  envEdit,
  envUse,
  envList,
  envShow,
  envRemove,
  helpExitCodes,
];

/** The first words of two-word commands. */
export const groups: Readonly<Record<string, Words>> = {
  cart: ['购物车', 'the cart'],
  order: ['订单', 'orders'],
  'after-sales': ['售后', 'after-sales'],
  review: ['评价', 'reviews'],
  coupon: ['优惠券', 'coupons'],
  signin: ['签到', 'the daily sign-in'],
  group: ['拼团', 'group buys'],
  'price-cut': ['砍价', 'price cuts'],
  smoke: ['冒烟测试', 'smoke tests'],
  sandbox: ['替身商城（本机）', 'the stand-in shop'],
  env: ['环境', 'profiles'],
  help: ['帮助', 'help'],
};
