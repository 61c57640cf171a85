import { shanghaiTime } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { listing } from '#cli/text/table.ts';
import type { ReviewItem } from '#shared/contract/comment.ts';
import { noData } from '#shared/messages/empty.ts';
import { fullName } from '#shared/rules/line-pack.ts';
import { starLabel } from '#shared/rules/review.ts';
import type { GoodsReviews } from './service.ts';

/** The lines of an order that can be reviewed. */
export const reviewLines = listing(({ lines }: { readonly lines: readonly ReviewItem[] }) => lines, noData.text, [
  { head: ['行号', 'Line'], cell: ({ og_id }) => og_id },
  { head: ['名称', 'Name'], cell: fullName, shrinksTo: 16 },
]);

/** What buyers said of a product. */
export function goodsReviews(found: GoodsReviews, paper: Paper): string {
  const { num, average } = found;
  const figures = paper.say(`${num}条评价，平均${average}星`, `${num} reviews, ${average} stars on average`);
  return num > 0 ? `${figures}\n${reviewTable(found, paper)}` : reviewTable(found, paper);
}

const reviewTable = listing(({ reviews }: GoodsReviews) => reviews, noData.text, [
  { head: ['时间', 'Time'], cell: ({ add_time }) => shanghaiTime(add_time) },
  { head: ['买家', 'Buyer'], cell: ({ nickname }) => nickname },
  { head: ['评分', 'Stars'], cell: ({ comment_rank }) => `${comment_rank} ${starLabel(comment_rank)}` },
  { head: ['评价', 'Review'], cell: ({ content }) => content, shrinksTo: 16 },
]);
