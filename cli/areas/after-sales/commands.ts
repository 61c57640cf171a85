import { area, membersOnly } from '#cli/frame/command.ts';
import { limit, needed, word } from '#cli/frame/parameters.ts';
import { orderOf } from '#cli/parts/choices.ts';
import { price, shanghaiTime } from '#cli/text/money.ts';
import { noOrders } from '#shared/messages/empty.ts';
import { applyOptions } from './options.ts';
import { servicesOfOrder } from './view.ts';

const command = membersOnly(() => import('./service.ts'));

const order = needed('<order>', ['订单编号', 'order id']);

export const afterSales = area({ 'after-sales': ['售后', 'after-sales'] }, [
  command('after-sales list', {
    about: ['售后列表', 'list after-sales requests'],
    options: { keywords: word('--keywords <text>', ['商品名称', 'part of a goods name']), limit },
    run: async ({ listServices }, given, cli) => listServices(await cli.shop(), given.keywords, given.limit),
    rows: ({ requests }) => requests,
    none: noOrders.text,
    // The columns of document 2 §2.
    columns: [
      { head: ['申请时间', 'Asked'], cell: ({ add_time }) => shanghaiTime(add_time) },
      { head: ['售后单号', 'Number'], cell: ({ return_sn }) => return_sn },
      { head: ['订单', 'Order'], cell: ({ order_id }) => order_id },
      { head: ['金额', 'Amount'], cell: ({ money_paid }) => price(money_paid), right: true },
      { head: ['支付方式', 'Paid by'], cell: ({ pay_name = '' }) => pay_name, shrinksTo: 8 },
      { head: ['类型', 'Type'], cell: ({ type_name }) => type_name },
      { head: ['状态', 'State'], cell: ({ return_zt }) => return_zt },
    ],
  }),
  command('after-sales show', {
    about: ['售后详情与可售后商品', "an order's requests and what may be claimed"],
    args: { order },
    run: async ({ showServices }, given, cli) => showServices(await cli.shop(), given.order),
    view: servicesOfOrder,
  }),
  command('after-sales apply', {
    about: ['申请售后', 'ask for a return, a refund or an exchange'],
    examples: [
      'yaocang after-sales apply 1000034 --reason 包装破损',
      'yaocang after-sales apply 1000034 --type return --lines 1000036=2 --reason 破损 --images a.jpg',
    ],
    args: { order: word('[order]', ['订单编号（终端中可从列表选择）', 'order id (in a terminal picked from a list)']) },
    options: applyOptions,
    run: async ({ applyForService }, { order: named, ...wanted }, cli) => {
      const id = await orderOf(cli, named, 'service', 'yaocang after-sales apply ORDER');
      return applyForService(await cli.shop(), id, wanted);
    },
  }),
  command('after-sales cancel', {
    about: ['撤销售后申请', "withdraw an order's request"],
    args: { order },
    run: async ({ cancelRequest }, given, cli) => cancelRequest(await cli.shop(), given.order),
  }),
]);
