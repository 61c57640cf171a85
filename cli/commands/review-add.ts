import { sentence } from '#cli/screens/sentences.ts';
import { command } from './frame/command.ts';
import { idList, needed, whole, word } from './frame/parameters.ts';

/** `yaocang review add ORDER --stars N --text TEXT`. */
export const reviewAdd = command({
  name: 'review add',
  about: ['评价订单', 'review an order'],
  examples: [
    'yaocang review add 1000034 --stars 5 --text 效期新，到货快',
    'yaocang review add 1000034 --stars 2 --text 盒子压坏 --lines 1000036 --images a.jpg,b.jpg',
  ],
  args: { order: needed('<order>', ['订单编号', 'order id']) },
  options: {
    stars: whole('--stars <1-5>', ['评分', 'stars']),
    text: word('--text <text>', ['评价', 'what to say']),
    lines: idList('--lines <lines>', ['只评价这些商品行', 'only these lines']),
    images: idList('--images <files>', ['图片文件，逗号分隔', 'picture files, comma-joined']),
  },
  load: () => import('#cli/services/reviews.ts'),
  run: async ({ addReview }, { order, stars = 0, text = '', ...rest }, cli) =>
    addReview(await cli.shop(), order, { stars, text, ...rest }),
  view: sentence,
});
