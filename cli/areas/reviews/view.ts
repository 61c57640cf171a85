import { shanghaiTime } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { more, table } from '#cli/text/table.ts';
import type { ReviewItem } from '#shared/contract/comment.ts';
import type { Review } from '#shared/contract/goods.ts';
import { noData } from '#shared/messages/empty.ts';
import { starLabel } from '#shared/rules/review.ts';

/** The lines of an order that can be reviewed. */
export const reviewLines = ({ lines }: { readonly lines: readonly ReviewItem[] }, paper: Paper): string =>
  table(
    lines,
    [
      { head: paper.say('行号', 'Line'), cell: ({ og_id }) => og_id },
      {
        head: paper.say('名称', 'Name'),
        cell: ({ goods_name, spce_name = '' }) => `${goods_name} ${spce_name}`.trim(),
        shrinksTo: 16,
      },
    ],
    paper,
    noData.text,
  );

interface GoodsReviews {
  readonly reviews: readonly Review[];
  readonly more: boolean;
  readonly num: number;
  readonly average: number;
}

/** What buyers said of a product. */
export function goodsReviews({ reviews, more: goesOn, num, average }: GoodsReviews, paper: Paper): string {
  const { say } = paper;
  const rows = table(
    reviews,
    [
      { head: say('时间', 'Time'), cell: ({ add_time }) => shanghaiTime(add_time) },
      { head: say('买家', 'Buyer'), cell: ({ nickname }) => nickname },
      { head: say('评分', 'Stars'), cell: ({ comment_rank }) => `${comment_rank} ${starLabel(comment_rank)}` },
      { head: say('评价', 'Review'), cell: ({ content }) => content, shrinksTo: 16 },
    ],
    paper,
    noData.text,
  );
  const figures = say(`${num}条评价，平均${average}星`, `${num} reviews, ${average} stars on average`);
  return num > 0 ? `${figures}\n${more(rows, goesOn, paper)}` : rows;
}
