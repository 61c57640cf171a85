/** Searching goods: the first page and as many further ones as are wanted. */
import type { AnswerOf } from '#shared/contract/call.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { search } from '#shared/contract/search.ts';
import { enterContent } from '#shared/messages/search.ts';
import type { Shop } from './access/shop.ts';
import { Fault } from './fault.ts';

export const sorts = ['add_time', 'buy_count', 'shop_price', 'goods_number'] as const;
export const directions = ['ASC', 'DESC'] as const;

export interface Wanted {
  readonly words: readonly string[];
  readonly brand: string | undefined;
  readonly cat: string | undefined;
  readonly stock: boolean;
  readonly sort: (typeof sorts)[number] | undefined;
  readonly order: (typeof directions)[number] | undefined;
  /** Goods at most; default 20. */
  readonly limit: number | undefined;
}

export interface Found {
  readonly keywords: string;
  /** When the shop was asked, ms since 1970. */
  readonly asked: number;
  readonly goods: readonly GoodsCard[];
  /** There are more than were asked for. */
  readonly more: boolean;
}

/** Finds goods. */
export async function searchGoods({ client, clock }: Shop, wanted: Wanted): Promise<Found> {
  const keywords = wanted.words.join(' ').trim();
  if (keywords === '') throw new Fault('usage', [enterContent.text, 'say what to look for']);
  const limit = wanted.limit ?? 20;
  let page: Page | undefined = await client.send(search.search, {
    is_start: true,
    keywords,
    brand: wanted.brand ?? '',
    cat_id: wanted.cat ?? '',
    only_kc: wanted.stock,
    is_discount: false,
    is_yb: false,
    is_udi: false,
    sort: wanted.sort ?? 'add_time',
    order: wanted.order ?? 'DESC',
    ppg: '',
  });
  const goods = [...page.data];
  while (page && goods.length <= limit) {
    page = await client.next(search.search, page.page_next);
    goods.push(...(page?.data ?? []));
  }
  return { keywords, asked: clock.now(), goods: goods.slice(0, limit), more: goods.length > limit };
}

type Page = AnswerOf<typeof search.search>;
