/** All declared calls, for the stand-in, the CLI and tests. The web imports each script by itself, so that a page loads only what it needs. */
import { afterSales } from './after-sales.ts';
import { article } from './article.ts';
import { bank } from './bank.ts';
import { bankInfo } from './bank-info.ts';
import { bkPp } from './bk-pp.ts';
import { buy } from './buy.ts';
import { cart } from './cart.ts';
import { categories } from './categories.ts';
import { chit } from './chit.ts';
import { collect } from './collect.ts';
import { comment } from './comment.ts';
import { common } from './common.ts';
import { cpzl } from './cpzl.ts';
import { deliveryHundred } from './delivery-hundred.ts';
import { fahuo } from './fahuo.ts';
import { feedback } from './feedback.ts';
import { goods } from './goods.ts';
import { groupBuys } from './group-buys.ts';
import { history } from './history.ts';
import { home } from './home.ts';
import { images } from './images.ts';
import { intro } from './intro.ts';
import { invoice } from './invoice.ts';
import { login } from './login.ts';
import { mybuy } from './mybuy.ts';
import { order } from './order.ts';
import { pageTool } from './page-tool.ts';
import { path } from './path.ts';
import { payCx } from './pay-cx.ts';
import { payOrder } from './pay-order.ts';
import { payTransfer } from './pay-transfer.ts';
import { priceCuts } from './price-cuts.ts';
import { qhyg } from './qhyg.ts';
import { recharge } from './recharge.ts';
import { registration } from './registration.ts';
import { salesman } from './salesman.ts';
import { search } from './search.ts';
import { signin } from './signin.ts';
import { user } from './user.ts';
import { userLedger } from './user-ledger.ts';
import { userLicences } from './user-licences.ts';
import { userOff } from './user-off.ts';
import { userSecurity } from './user-security.ts';
import { volume } from './volume.ts';
import { wechat } from './wechat.ts';

export const calls = {
  afterSales,
  article,
  bank,
  bankInfo,
  bkPp,
  buy,
  cart,
  categories,
  chit,
  collect,
  comment,
  common,
  cpzl,
  deliveryHundred,
  fahuo,
  feedback,
  goods,
  groupBuys,
  history,
  home,
  images,
  intro,
  invoice,
  login,
  mybuy,
  order,
  pageTool,
  path,
  payCx,
  payOrder,
  payTransfer,
  priceCuts,
  qhyg,
  registration,
  salesman,
  recharge,
  search,
  signin,
  user,
  userOff,
  userLicences,
  userSecurity,
  wechat,
  userLedger,
  volume,
};
/** All declared calls by script and name. @internal */
export type Calls = typeof calls;
