import { area, membersOnly } from '#cli/frame/command.ts';
import { idList, whole, word } from '#cli/frame/parameters.ts';
import { outOption } from '#cli/parts/csv-file.ts';
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
      'yaocang quick-order plan.xlsx --columns code=2,quantity=8 --yes',
      'yaocang quick-order list.csv --dry-run --out found.csv',
      'yaocang quick-order list.csv --rows 3,6 --yes --json',
    ],
    args: {
      list: word('[list]', [
        '清单文件，- 为标准输入（.xlsx、CSV、文本；一次最多 200 行）',
        'the list: .xlsx, CSV or text, or - for stdin (200 lines at once)',
      ]),
    },
    options: {
      ...listOptions,
      columns: idList('--columns <role=n>', [
        '各列的含义，如 code=1,quantity=5；quantity=0 为没有数量列；6=已通过 只要这样的行，none=6 都不要',
        'what columns mean, such as code=1,quantity=5; 0 for none; 6=yes for such rows alone, none=6 for none',
      ]),
      out: outOption,
      sheet: word('--sheet <name>', ['工作簿里读哪个工作表', 'which sheet of a workbook is read']),
      part: whole('--part <n>', ['超过 200 行时的第几批', 'which 200 lines of a longer list']),
    },
    run: async ({ readList, orderLinesOf, quoted, writeResult }, { list, ...flags }, cli) => {
      const { columns, part, sheet } = flags;
      const { lines, about } = await readList(cli, list, flags);
      const again = [
        'yaocang quick-order',
        quoted(list ?? '-'),
        columns && `--columns ${columns.join(',')}`,
        sheet && `--sheet ${quoted(sheet)}`,
        part && `--part ${part}`,
      ];
      const found = await orderLinesOf(cli, lines, flags, again.filter(Boolean).join(' '), about);
      await writeResult(cli, flags.out, found);
      return found;
    },
    judge: ({ faultOf }, data) => faultOf(data),
    view: orderedList,
  }),
]);
