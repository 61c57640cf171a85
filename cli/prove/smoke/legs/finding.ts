/** The leg to goods of a kind: looked at one after the other until one is as it is wanted. */

import type { Words } from '#cli/text/words.ts';
import { buy, type CartItem } from '#shared/contract/buy.ts';
import type { AnswerOf, ArgsOf } from '#shared/contract/call.ts';
import { type CartLine, cart } from '#shared/contract/cart.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { goods, type Product } from '#shared/contract/goods.ts';
import { search } from '#shared/contract/search.ts';
import { orderMultiple } from '#shared/rules/pack-size.ts';
import { quantityCap } from '#shared/rules/quantity-cap.ts';
import type { Rule } from '../check.ts';
import type { Walk } from '../walk.ts';
import { searchFor } from './choosing.ts';
import type { Settings } from './entering.ts';

/** Goods that were looked at: what the shop tells of them, what an order is a multiple of, and the most that may be ordered. */
export interface Found {
  readonly goods_id: string;
  readonly card: GoodsCard;
  readonly product: Product;
  readonly info: AnswerOf<typeof goods.info>;
  readonly multiple: number;
  readonly cap: number;
}

/** So many goods are looked at before giving up. */
const MOST_LOOKED_AT = 60;

const PLAIN = '1';

/**
 * The first goods that `fits` takes, of `cards` or else of all in stock, the cheapest first; goods with specifications, and
 * those that the cart holds already, are passed over. Skips the rest of the walk where there is none.
 */
export async function findGoods(
  walk: Walk,
  { log_bs }: Settings,
  what: Words,
  fits: (found: Found) => boolean,
  cards?: readonly GoodsCard[],
): Promise<Found> {
  const taken = new Set((await walk.client.send(cart.list, {})).data.map(({ goods_id }) => goods_id));
  const name: Words = [`找到${what[0]}`, `find ${what[1]}`];
  const found = await walk.step({ name, call: goods.info.path }, async () => {
    let looked = 0;
    for await (const card of cards ?? everything(walk)) {
      if (taken.has(card.goods_id)) continue;
      looked += 1;
      if (looked > MOST_LOOKED_AT) break;
      const info = await walk.client.send(goods.info, { goods_id: card.goods_id, log_bs });
      const { data: product, spce_list } = info;
      if (spce_list.length > 0 || product.goods_type !== PLAIN) continue;
      const multiple = orderMultiple(product);
      const cap = quantityCap(product.goods_number ?? 0, product.restricted);
      const here: Found = { goods_id: card.goods_id, card, product, info, multiple, cap };
      if (fits(here)) return here;
    }
    return undefined;
  });
  return found ?? walk.notHere([`此环境没有${what[0]}`, `there are no ${what[1]} here`]);
}

/** Everything in stock, the cheapest first, page by page. */
async function* everything({ client, values }: Walk): AsyncGenerator<GoodsCard> {
  const args: ArgsOf<typeof search.search> = searchFor(values.words ?? 'all', {
    only_kc: true,
    sort: 'shop_price',
    order: 'ASC',
  });
  for (
    let page: { data: readonly GoodsCard[]; page_next: string } | undefined = await client.send(search.search, args);
    page;
    page = await client.next(search.search, page.page_next)
  )
    yield* page.data;
}

/** What goes into the cart of goods without specifications. */
export const itemOf = (goods_id: string, goods_number: number, attr_id = ''): CartItem => ({
  type: '0',
  goods_id,
  goods_number,
  attr_id,
  spce_id: '',
});

const ADDED: Rule = ['1 为已加入，库存和限购都够', '1 is added, neither stock nor limit is short', '2 §7'];

/** Puts goods into the cart that it does not hold yet, and takes their lines out again at the end; the line. */
export async function addLine(walk: Walk, item: CartItem): Promise<CartLine> {
  walk.later(['购物车行', 'cart line'], () => takeOut(walk, (line) => line.goods_id === item.goods_id));
  await walk.ask(['加入购物车', 'add to cart'], buy.addToCart, [item], ({ success }, { equal }) =>
    equal('success', success, 1, ADDED),
  );
  return lineOf(walk, ['购物车', 'cart'], item.goods_id);
}

/** The line of goods in the cart, which has to be there. */
export const lineOf = (walk: Walk, name: Words, goods_id: string): Promise<CartLine> =>
  walk.step({ name, call: cart.list.path }, async ({ present }) => {
    const { data } = await walk.client.send(cart.list, {});
    const line = data.find((each) => each.goods_id === goods_id);
    return present(
      'data.goods_id',
      line,
      [goods_id, goods_id],
      ['加入的商品在购物车里', 'the goods lie in the cart', '1 §3'],
    );
  });

/** Takes lines out of the cart again. */
export async function takeOut({ client }: Walk, isMine: (line: CartLine) => boolean): Promise<void> {
  const mine = (await client.send(cart.list, {})).data.filter(isMine);
  if (mine.length > 0) await client.send(cart.delNum, { id_list: mine.map(({ cart_id }) => cart_id).join(',') });
}
