import { command } from '#cli/frame/command.ts';
import { idList, oneOf, word } from '#cli/frame/parameters.ts';
import { orderOf } from '#cli/parts/ask-order.ts';
import { sentence } from '#cli/parts/sentences.ts';
import { serviceAsk } from './ask-service.ts';

/** `yaocang after-sales apply ORDER --reason TEXT`. */
export const afterSalesApply = command({
  name: 'after-sales apply',
  about: ['申请售后', 'ask for a return, a refund or an exchange'],
  examples: [
    'yaocang after-sales apply 1000034 --reason 包装破损',
    'yaocang after-sales apply 1000034 --type return --lines 1000036=2 --reason 破损 --images a.jpg',
  ],
  args: { order: word('[order]', ['订单编号（终端中可从列表选择）', 'order id (in a terminal picked from a list)']) },
  options: {
    type: oneOf(
      '--type <type>',
      ['类型（默认第一个可用的）', 'type (the first one that fits)'],
      ['return', 'refund', 'exchange'],
    ),
    lines: idList('--lines <lines>', [
      '商品行=数量，逗号分隔（终端中从列表勾选，否则全部）',
      'LINE=NUMBER, comma-joined (in a terminal marked in a list, else all)',
    ]),
    reason: word('--reason <text>', ['原因', 'reason']),
    images: idList('--images <files>', ['图片文件，逗号分隔', 'picture files, comma-joined']),
  },
  load: () => import('./service.ts'),
  run: async ({ applyForService }, { order: named, ...wanted }, cli) => {
    const order = await orderOf(cli, named, 'service', 'yaocang after-sales apply ORDER');
    return applyForService(await cli.shop(), order, wanted, serviceAsk(cli));
  },
  view: sentence,
});
