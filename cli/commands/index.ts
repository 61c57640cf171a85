import { account } from '#cli/areas/account/commands.ts';
import { security } from '#cli/areas/account/security-commands.ts';
import { addresses } from '#cli/areas/addresses/commands.ts';
import { afterSales } from '#cli/areas/after-sales/commands.ts';
import { articles } from '#cli/areas/articles/commands.ts';
import { cart } from '#cli/areas/cart/commands.ts';
import { checkout } from '#cli/areas/checkout/commands.ts';
import { coupons } from '#cli/areas/coupons/commands.ts';
import { dailySignIn } from '#cli/areas/daily-sign-in/commands.ts';
import { environments } from '#cli/areas/environments/commands.ts';
import { goods } from '#cli/areas/goods/commands.ts';
import { lists } from '#cli/areas/lists/commands.ts';
import { money } from '#cli/areas/money/commands.ts';
import { orders } from '#cli/areas/orders/commands.ts';
import { pay } from '#cli/areas/pay/commands.ts';
import { quickOrder } from '#cli/areas/quick-order/commands.ts';
import { reviews } from '#cli/areas/reviews/commands.ts';
import { verification } from '#cli/areas/verification/commands.ts';
import { wechat } from '#cli/areas/wechat/commands.ts';
import { type Area, area, type Command } from '#cli/frame/command.ts';
import { proving } from '#cli/prove/commands.ts';
import { standIn } from '#cli/stand-in/commands.ts';
import type { Words } from '#cli/text/words.ts';
import { completionOf } from './completion.ts';
import { topics } from './topics.ts';

const tool = area({ help: ['细说', 'topics'] }, [completionOf(() => ({ commands, groups })), ...topics]);

const subjects: readonly (readonly [heading: Words, ...areas: readonly Area[]])[] = [
  [['会员与账号', 'The member and the account'], account, security, verification, wechat],
  [['找商品', 'Finding goods'], goods, lists],
  [['购物车与订单', 'The cart and orders'], cart, quickOrder, addresses, checkout, orders, afterSales, reviews],
  [['付款与资金', 'Payment and money'], pay, money],
  [['优惠与资讯', 'Offers and news'], coupons, dailySignIn, articles],
  [['验证环境', 'Proving an environment'], proving],
  [['替身商城', 'The stand-in shop'], standIn],
  [['工具本身', 'The tool itself'], environments, tool],
];

export const commands: readonly Command[] = subjects.flatMap(([heading, ...areas]) =>
  areas.flatMap((each) => each.commands.map((command) => ({ ...command, heading }))),
);

export const groups: Readonly<Record<string, Words>> = Object.assign(
  {},
  ...subjects.flatMap(([, ...areas]) => areas.map((each) => each.groups)),
);
