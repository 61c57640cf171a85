import { asked, picking } from '#cli/frame/ask.ts';
import type { Cli } from '#cli/frame/cli.ts';
import { area, command } from '#cli/frame/command.ts';
import { idList, needed, whole, word, yes } from '#cli/frame/parameters.ts';
import { canAsk } from '#cli/frame/terminal.ts';
import { orderOf, starsLabel } from '#cli/parts/choices.ts';
import { sentence } from '#cli/parts/sentences.ts';
import { goodsReviews, reviewLines } from './view.ts';

/** What the flags leave open is asked of a person; where nobody is there, the service refuses it and names the flags. */
async function written(cli: Cli, stars: number | undefined, text: string | undefined) {
  if (!canAsk(cli.terminal) || cli.json) return { stars: stars ?? 0, text: text ?? '' };
  const pick = picking(cli, ['评分', 'Stars'], '--stars');
  const given = stars ?? (await pick({ choices: [5, 4, 3, 2, 1], label: starsLabel }));
  return { stars: given, text: await asked(cli, text, ['评价', 'What to say'], '--text') };
}

/** Reviews. */
export const reviews = area({ review: ['评价', 'reviews'] }, [
  command({
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
  }),
  command({
    name: 'review add',
    about: ['评价订单', 'review an order'],
    examples: [
      'yaocang review add 1000034 --stars 5 --text 效期新，到货快',
      'yaocang review add 1000034 --stars 2 --text 盒子压坏 --lines 1000036 --images a.jpg,b.jpg',
    ],
    args: { order: word('[order]', ['订单编号（终端中可从列表选择）', 'order id (in a terminal picked from a list)']) },
    options: {
      stars: whole('--stars <1-5>', ['评分', 'stars']),
      text: word('--text <text>', ['评价', 'what to say']),
      lines: idList('--lines <lines>', ['只评价这些商品行', 'only these lines']),
      images: idList('--images <files>', ['图片文件，逗号分隔', 'picture files, comma-joined']),
    },
    load: () => import('./service.ts'),
    run: async ({ addReview }, { order, stars, text, ...rest }, cli) => {
      const id = await orderOf(cli, order, 'comment', 'yaocang review add ORDER');
      return addReview(await cli.shop(), id, { ...(await written(cli, stars, text)), ...rest });
    },
    view: sentence,
  }),
]);
