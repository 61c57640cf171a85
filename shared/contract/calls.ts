/** Every declared call by its PHP script, for whoever needs the whole table: the stand-in, the CLI, tests. The web imports scripts one by one. */
import { buy } from './buy.ts';
import { cart } from './cart.ts';
import { categories } from './categories.ts';
import { chit } from './chit.ts';
import { common } from './common.ts';
import { fahuo } from './fahuo.ts';
import { goods } from './goods.ts';
import { home } from './index-php.ts';
import { intro } from './intro.ts';
import { login } from './login.ts';
import { order } from './order.ts';
import { pageTool } from './page-tool.ts';
import { path } from './path.ts';
import { payCx } from './pay-cx.ts';
import { payOrder } from './pay-order.ts';
import { search } from './search.ts';
import { user } from './user.ts';

export const calls = {
  buy,
  cart,
  categories,
  chit,
  common,
  fahuo,
  goods,
  home,
  intro,
  login,
  order,
  pageTool,
  path,
  payCx,
  payOrder,
  search,
  user,
};
export type Calls = typeof calls;
