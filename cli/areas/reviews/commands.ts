import { area, membersOnly, withSession } from '#cli/frame/command.ts';
import { freeText, idList, limit, needed, whole, yes } from '#cli/frame/parameters.ts';
import { idOf, orderArgument, orderOf } from '#cli/parts/choices.ts';
import { memberOf } from '#cli/shop/logins.ts';
import { shanghaiTime } from '#cli/text/money.ts';
import { type Column, more, table } from '#cli/text/table.ts';
import type { ReviewItem } from '#shared/contract/comment.ts';
import type { Review } from '#shared/contract/goods.ts';
import { noData } from '#shared/messages/empty.ts';
import { UNKNOWN } from '#shared/rules/app/unknown.ts';
import { fullName } from '#shared/rules/goods/line-pack.ts';
import { starLabel } from '#shared/rules/orders/review.ts';

const command = withSession(() => import('./service.ts'));
const memberCommand = membersOnly(() => import('./service.ts'));

const lineColumns: readonly Column<ReviewItem>[] = [
  { head: ['行号', 'Line'], cell: ({ og_id }) => og_id },
  { head: ['名称', 'Name'], cell: fullName, shrinksTo: 16 },
];

const reviewColumns: readonly Column<Review>[] = [
  { head: ['时间', 'Time'], cell: ({ add_time }) => shanghaiTime(add_time) },
  { head: ['买家', 'Buyer'], cell: ({ nickname }) => nickname },
  {
    head: ['评分', 'Stars'],
    cell: ({ comment_rank: stars }) => (stars === undefined ? UNKNOWN : `${stars} ${starLabel(stars)}`),
  },
  { head: ['评价', 'Review'], cell: ({ content }) => content, shrinksTo: 16 },
];

export const reviews = area({ review: ['评价', 'reviews'] }, [
  command('review list', {
    about: ['商品评价；加 --order 为订单待评价的商品', "a product's reviews, or what of an order can be reviewed"],
    args: { id: needed('<id>', ['商品编号，或订单编号', 'goods id, or order id']) },
    options: { order: yes('--order', ['编号是订单编号', 'the id is an order id']), limit },
    run: async ({ reviewsOfGoods, linesToReview }, { id, order, limit: most }, cli) => {
      const shop = await cli.shop();
      if (!order) return reviewsOfGoods(shop, id, most);
      const member = memberOf(shop);
      return linesToReview(member, await idOf({ ...cli, shop: async () => member }, 'order', id));
    },
    view: (found, style) => {
      if ('lines' in found) return table(found.lines, noData.text, style, lineColumns);
      const { num = 0, average = UNKNOWN, reviews: all, more: goesOn } = found;
      const figures = style.say(`${num}条评价，平均${average}星\n`, `${num} reviews, ${average} stars on average\n`);
      return `${num > 0 ? figures : ''}${more(table(all, noData.text, style, reviewColumns), goesOn, style)}`;
    },
  }),
  memberCommand('review add', {
    about: ['评价订单', 'review an order'],
    examples: [
      'yaocang review add 1000034 --stars 5 --text 效期新，到货快',
      'yaocang review add 1000034 --stars 2 --text 盒子压坏 --lines 1000036 --images a.jpg,b.jpg',
    ],
    args: { order: orderArgument('[order]') },
    options: {
      stars: whole('--stars <1-5>', ['评分', 'stars']),
      text: freeText('--text <text>', ['评价', 'what to say']),
      lines: idList('--lines <lines>', ['只评价这些商品行', 'only these lines']),
      images: idList('--images <files>', ['图片文件，逗号分隔', 'picture files, comma-joined']),
    },
    run: async ({ addReview }, { order, stars = 0, text = '', ...rest }, cli) => {
      const id = await orderOf(cli, order, 'comment', 'yaocang review add ORDER');
      return addReview(await cli.shop(), id, { stars, text, ...rest });
    },
  }),
]);
