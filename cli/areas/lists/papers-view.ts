import { shanghaiTime } from '#cli/text/money.ts';
import { moreLine } from '#cli/text/more.ts';
import type { Paper } from '#cli/text/paper.ts';
import { table } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import type { PaperedGoods, Paper as ProductPaper } from '#shared/contract/cpzl.ts';
import { noData } from '#shared/messages/empty.ts';

/** Goods that have papers, as a table. */
export function paperedRows(
  { goods, more }: { readonly goods: readonly PaperedGoods[]; readonly more: boolean },
  paper: Paper,
): string {
  const { say } = paper;
  const rows = table(
    goods,
    [
      { head: say('编号', 'ID'), cell: ({ goods_id }) => goods_id },
      { head: say('名称', 'Name'), cell: ({ goods_name }) => goods_name, shrinksTo: 16 },
      { head: say('规格', 'Pack'), cell: ({ des }) => des ?? '', shrinksTo: 8 },
      { head: say('厂家', 'Maker'), cell: ({ brand_name }) => brand_name ?? '', shrinksTo: 8 },
      { head: say('资料', 'Papers'), cell: ({ num }) => String(num), right: true },
    ],
    paper,
    noData.text,
  );
  return rows + moreLine(more, paper);
}

/** The papers of a goods, with where each file is. */
export function paperRows(
  { goods, papers }: { readonly goods: PaperedGoods; readonly papers: readonly (ProductPaper & { url: string })[] },
  paper: Paper,
): string {
  const { say, ink } = paper;
  const rows = table(
    papers,
    [
      { head: say('类别', 'Kind'), cell: ({ kind }) => kind },
      { head: say('批号', 'Batch'), cell: ({ ph }) => ph },
      { head: say('日期', 'Date'), cell: ({ add_time }) => shanghaiTime(add_time).slice(0, 10) },
      { head: say('文件', 'File'), cell: ({ url }) => url },
    ],
    paper,
    noData.text,
  );
  return `${ink.bold(clean(`${goods.goods_id} ${goods.goods_name} ${goods.des ?? ''}`.trim()))}\n${rows}`;
}
