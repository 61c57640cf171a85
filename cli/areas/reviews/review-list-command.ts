import { command } from '#cli/frame/command.ts';
import { needed, whole, yes } from '#cli/frame/parameters.ts';
import { goodsReviews, reviewLines } from './view.ts';

/** `yaocang review list GOODS`, or with --order the lines of an order that wait for a review. */
export const reviewList = command({
  name: 'review list',
  about: ['商品评价；加 --order 为订单待评价的商品', "a product's reviews, or what of an order can be reviewed"],
  args: { id: needed('<id>', ['商品编号，或订单编号', 'goods id, or order id']) },
  options: {
    order: yes('--order', ['编号是订单编号', 'the id is an order id']),
    limit: whole('--limit <count>', ['最多多少个（默认 20）', 'at most so many (20)']),
  },
  load: () => import('./service.ts'),
  run: async ({ linesToReview, reviewsOfGoods }, { id, order, limit }, cli) =>
    order ? linesToReview(await cli.shop(), id) : reviewsOfGoods(await cli.shop(), id, limit),
  view: (found, paper) => ('lines' in found ? reviewLines(found, paper) : goodsReviews(found, paper)),
});
