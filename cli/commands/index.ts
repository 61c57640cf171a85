/** Every command of the tool, in the order in which help shows them. */
import type { Words } from '#cli/services/words.ts';
import { accountClose } from './account-close.ts';
import { accountCloseStatus } from './account-close-status.ts';
import { accountCloseWithdraw } from './account-close-withdraw.ts';
import { accountList } from './account-list.ts';
import { accountSwitch } from './account-switch.ts';
import { addressList } from './address-list.ts';
import { addressRemove } from './address-remove.ts';
import { addressSave } from './address-save.ts';
import { addressShow } from './address-show.ts';
import { afterSalesApply } from './after-sales-apply.ts';
import { afterSalesCancel } from './after-sales-cancel.ts';
import { afterSalesList } from './after-sales-list.ts';
import { afterSalesShow } from './after-sales-show.ts';
import { articleLike } from './article-like.ts';
import { articleList } from './article-list.ts';
import { articleShow } from './article-show.ts';
import { bankList } from './bank-list.ts';
import { call } from './call.ts';
import { calls } from './calls.ts';
import { cartAdd } from './cart-add.ts';
import { cartList } from './cart-list.ts';
import { cartRemove } from './cart-remove.ts';
import { cartSet } from './cart-set.ts';
import { center } from './center.ts';
import { checkout } from './checkout.ts';
import { collection } from './collection.ts';
import { completion } from './completion.ts';
import { contractCheck } from './contract-check.ts';
import { couponClaim } from './coupon-claim.ts';
import { couponList } from './coupon-list.ts';
import { couponMine } from './coupon-mine.ts';
import { doctor } from './doctor.ts';
import { envAdd } from './env-add.ts';
import { envEdit } from './env-edit.ts';
import { envList } from './env-list.ts';
import { envRemove } from './env-remove.ts';
import { envShow } from './env-show.ts';
import { envUse } from './env-use.ts';
import { favouriteAdd } from './favourite-add.ts';
import { favouriteList } from './favourite-list.ts';
import { favouriteRemove } from './favourite-remove.ts';
import { feedbackSend } from './feedback-send.ts';
import type { Command } from './frame/command.ts';
import { frequentList } from './frequent-list.ts';
import { goods } from './goods.ts';
import { groupJoin } from './group-join.ts';
import { groupList } from './group-list.ts';
import { groupStart } from './group-start.ts';
import { harImport } from './har-import.ts';
import { helpExitCodes } from './help-exit-codes.ts';
import { historyList } from './history-list.ts';
import { invoiceApply } from './invoice-apply.ts';
import { invoiceList } from './invoice-list.ts';
import { ledger } from './ledger.ts';
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
import { papersSearch } from './papers-search.ts';
import { papersShow } from './papers-show.ts';
import { passwordChange } from './password-change.ts';
import { passwordForgot } from './password-forgot.ts';
import { pay } from './pay.ts';
import { payPasswordSet } from './pay-password-set.ts';
import { poll } from './poll.ts';
import { preorderList } from './preorder-list.ts';
import { preorderPlace } from './preorder-place.ts';
import { preorderShow } from './preorder-show.ts';
import { priceCutJoin } from './price-cut-join.ts';
import { priceCutList } from './price-cut-list.ts';
import { priceCutStart } from './price-cut-start.ts';
import { record } from './record.ts';
import { register } from './register.ts';
import { replay } from './replay.ts';
import { replayServe } from './replay-serve.ts';
import { reviewAdd } from './review-add.ts';
import { reviewList } from './review-list.ts';
import { salesmanList } from './salesman-list.ts';
import { sandboxAfterSales } from './sandbox-after-sales.ts';
import { sandboxClock } from './sandbox-clock.ts';
import { sandboxContent } from './sandbox-content.ts';
import { sandboxDump } from './sandbox-dump.ts';
import { sandboxFault } from './sandbox-fault.ts';
import { sandboxInvoice } from './sandbox-invoice.ts';
import { sandboxMove } from './sandbox-move.ts';
import { sandboxNotice } from './sandbox-notice.ts';
import { sandboxPreOrder } from './sandbox-pre-order.ts';
import { sandboxRequests } from './sandbox-requests.ts';
import { sandboxReset } from './sandbox-reset.ts';
import { sandboxScenario } from './sandbox-scenario.ts';
import { sandboxScope } from './sandbox-scope.ts';
import { sandboxSettings } from './sandbox-settings.ts';
import { sandboxSettle } from './sandbox-settle.ts';
import { sandboxShip } from './sandbox-ship.ts';
import { sandboxSms } from './sandbox-sms.ts';
import { sandboxStart } from './sandbox-start.ts';
import { sandboxStop } from './sandbox-stop.ts';
import { sandboxTransfer } from './sandbox-transfer.ts';
import { sandboxVerification } from './sandbox-verification.ts';
import { scopeShow } from './scope-show.ts';
import { scopeSubmit } from './scope-submit.ts';
import { search } from './search.ts';
import { securityList } from './security-list.ts';
import { securitySet } from './security-set.ts';
import { signinClaim } from './signin-claim.ts';
import { signinShow } from './signin-show.ts';
import { smokeList } from './smoke-list.ts';
import { smokeMainRoad } from './smoke-main-road.ts';
import { smokeRun } from './smoke-run.ts';
import { smsSend } from './sms-send.ts';
import { smsVerify } from './sms-verify.ts';
import { smsWait } from './sms-wait.ts';
import { supportBundle } from './support-bundle.ts';
import { topupList } from './topup-list.ts';
import { topupLog } from './topup-log.ts';
import { topupPay } from './topup-pay.ts';
import { topupRemove } from './topup-remove.ts';
import { topupStart } from './topup-start.ts';
import { transferAccounts } from './transfer-accounts.ts';
import { transferShow } from './transfer-show.ts';
import { transferWithdraw } from './transfer-withdraw.ts';
import { verifyShow } from './verify-show.ts';
import { verifySubmit } from './verify-submit.ts';
import { wechatBind } from './wechat-bind.ts';
import { wechatStatus } from './wechat-status.ts';
import { wechatUnbind } from './wechat-unbind.ts';
import { whoami } from './whoami.ts';

export const commands: readonly Command[] = [
  login,
  whoami,
  center,
  logout,
  register,
  accountList,
  accountSwitch,
  smsSend,
  smsWait,
  smsVerify,
  passwordForgot,
  passwordChange,
  payPasswordSet,
  securityList,
  securitySet,
  verifyShow,
  verifySubmit,
  scopeShow,
  scopeSubmit,
  wechatStatus,
  wechatBind,
  wechatUnbind,
  accountClose,
  accountCloseStatus,
  accountCloseWithdraw,
  salesmanList,
  search,
  collection,
  goods,
  favouriteList,
  favouriteAdd,
  favouriteRemove,
  frequentList,
  historyList,
  papersSearch,
  papersShow,
  preorderShow,
  preorderPlace,
  preorderList,
  cartList,
  cartAdd,
  cartSet,
  cartRemove,
  addressList,
  addressShow,
  addressSave,
  addressRemove,
  checkout,
  orderSubmit,
  orderList,
  orderShow,
  orderConfirm,
  orderClose,
  orderTrack,
  orderGoods,
  orderAgain,
  pay,
  transferAccounts,
  transferShow,
  transferWithdraw,
  topupList,
  topupStart,
  topupPay,
  topupLog,
  topupRemove,
  ledger,
  bankList,
  invoiceList,
  invoiceApply,
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
  articleList,
  articleShow,
  articleLike,
  feedbackSend,
  smokeRun,
  smokeList,
  smokeMainRoad,
  record,
  replay,
  replayServe,
  harImport,
  sandboxStart,
  sandboxStop,
  sandboxReset,
  sandboxShip,
  sandboxSettle,
  sandboxMove,
  sandboxTransfer,
  sandboxInvoice,
  sandboxVerification,
  sandboxScope,
  sandboxAfterSales,
  sandboxRequests,
  sandboxPreOrder,
  sandboxSms,
  sandboxClock,
  sandboxSettings,
  sandboxNotice,
  sandboxContent,
  sandboxFault,
  sandboxScenario,
  sandboxDump,
  call,
  calls,
  poll,
  contractCheck,
  doctor,
  supportBundle,
  envAdd,
  envEdit,
  envUse,
  envList,
  envShow,
  envRemove,
  completion,
  helpExitCodes,
];

/** The first words of two-word commands. */
export const groups: Readonly<Record<string, Words>> = {
  account: ['账号', 'accounts'],
  sms: ['短信验证码', 'codes by text message'],
  password: ['登录密码', 'the login password'],
  'pay-password': ['支付密码', 'the payment password'],
  security: ['密保', 'the security question'],
  verify: ['资质认证', 'the verification'],
  scope: ['经营范围', 'business scopes'],
  wechat: ['公众号', 'the official account'],
  salesman: ['业务员', 'sales staff'],
  favourite: ['收藏', 'favourites'],
  frequent: ['常购商品', 'frequent buys'],
  history: ['浏览足迹', 'footprints'],
  papers: ['商品资料', 'product papers'],
  preorder: ['缺货预购', 'pre-orders'],
  cart: ['购物车', 'the cart'],
  address: ['收货地址', 'delivery addresses'],
  order: ['订单', 'orders'],
  transfer: ['银行转账', 'bank transfers'],
  topup: ['充值', 'top-ups'],
  bank: ['支付方式', 'methods of payment'],
  invoice: ['发票', 'invoices'],
  'after-sales': ['售后', 'after-sales'],
  review: ['评价', 'reviews'],
  coupon: ['优惠券', 'coupons'],
  signin: ['签到', 'the daily sign-in'],
  group: ['拼团', 'group buys'],
  'price-cut': ['砍价', 'price cuts'],
  article: ['新闻资讯', 'articles'],
  feedback: ['意见反馈', 'feedback'],
  smoke: ['冒烟测试', 'smoke tests'],
  har: ['录制文件', 'recordings'],
  sandbox: ['替身商城（本机）', 'the stand-in shop'],
  env: ['环境', 'profiles'],
  contract: ['接口约定', 'the contract of the calls'],
  help: ['帮助', 'help'],
};
