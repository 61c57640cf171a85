/** Every declared call by its PHP script, for whoever needs the whole table: the stand-in, the CLI, tests. The web imports scripts one by one. */
import { afterSales } from './after-sales.ts';
import { article } from './article.ts';
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
import { history } from './history.ts';
import { images } from './images.ts';
import { home } from './index-php.ts';
import { intro } from './intro.ts';
import { login } from './login.ts';
import { mybuy } from './mybuy.ts';
import { order } from './order.ts';
import { pageTool } from './page-tool.ts';
import { path } from './path.ts';
import { payCx } from './pay-cx.ts';
import { payOrder } from './pay-order.ts';
import { qhyg } from './qhyg.ts';
import { search } from './search.ts';
import { user } from './user.ts';
import { volume } from './volume.ts';

export const calls = {
  afterSales,
  article,
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
  history,
  home,
  images,
  intro,
  login,
  mybuy,
  order,
  pageTool,
  path,
  payCx,
  payOrder,
  qhyg,
  search,
  user,
  volume,
};
export type Calls = typeof calls;
