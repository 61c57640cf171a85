import { area, membersOnly } from '#cli/frame/command.ts';
import { word } from '#cli/frame/parameters.ts';
import { listOptions } from '#cli/parts/order-list/list-options.ts';
import { orderedList } from '#cli/parts/order-list/list-view.ts';

const command = membersOnly(() => import('./service.ts'));

export const quickOrder = area({}, [
  command('quick-order', {
    about: [
      '按清单下单：每行编码、条码或名称，加数量；--dry-run 只查找不加入',
      'order from a list: code, barcode or name, then how many; --dry-run looks up and adds nothing',
    ],
    examples: [
      'yaocang quick-order list.csv --dry-run',
      'yaocang quick-order list.csv --choose 3=112550 --yes',
      'yaocang quick-order list.csv --rows 3,6 --json',
    ],
    args: {
      list: word('[list]', [
        '清单文件，- 为标准输入（CSV 或每行一种，最多 200 行）',
        'the list: a file, or - for stdin (200 lines at most)',
      ]),
    },
    options: listOptions,
    run: async ({ readList, orderLinesOf, quoted }, { list, ...flags }, cli) =>
      orderLinesOf(cli, await readList(cli, list), flags, `yaocang quick-order ${quoted(list ?? '-')}`),
    judge: ({ faultOf }, data) => faultOf(data),
    view: orderedList,
  }),
]);
