/** A shop of many goods for tests of lists: it searches names, makers, codes and barcodes as the stand-in does, twenty a page. */
import type { Client } from '#shared/client/create.ts';
import { goods } from '#shared/contract/goods.ts';
import { search } from '#shared/contract/search.ts';
import { goodsAnswer } from '#shared/contract/testing/goods-answer.ts';
import { startAt } from '#shared/contract/wire.ts';
import { createFakeClient } from './fake-client.ts';

/** What the shop knows of goods. */
export interface ShelfGoods {
  readonly goods_id: string;
  readonly goods_sn: string;
  readonly goods_name: string;
  readonly spec: string;
  readonly brand_name: string;
  readonly company: string;
  readonly unitno_name: string;
  readonly medium: number;
  readonly box: number;
  readonly bar_code: string;
}

const PAGE = 20;

export function createListShop(
  shelf: readonly ShelfGoods[],
): Pick<Client, 'send' | 'next'> & ReturnType<typeof createFakeClient> {
  const hay = shelf.map((each) =>
    [each.goods_name, each.brand_name, each.company, each.goods_sn, each.bar_code].join('\n').toLowerCase(),
  );
  const byId = new Map(shelf.map((each) => [each.goods_id, each]));
  const hits = (keywords: string) => {
    const words = keywords.toLowerCase().split(/\s+/).filter(Boolean);
    return shelf.filter((_, at) => words.every((word) => hay[at]?.includes(word)));
  };
  const page = (keywords: string, at: number) => {
    const all = hits(keywords);
    const more = all.length > (at + 1) * PAGE;
    return search.search.answer.read(
      { data: all.slice(at * PAGE, (at + 1) * PAGE).map(cardOf), page_next: more ? `${at + 1} ${keywords}` : 'end' },
      startAt(false),
    );
  };
  const client = createFakeClient();
  return client
    .on(search.search, (asked) => {
      if (!('link' in asked)) return page(asked.keywords, 0);
      const [, at = '0', keywords = ''] = /^(\d+) (.*)$/.exec(String(asked.link)) ?? [];
      return page(keywords, Number(at));
    })
    .on(search.kjSearch, ({ keywords }) => ({
      data: hits(keywords)
        .slice(0, 8)
        .map(({ goods_id, goods_name }) => ({ goods_id, goods_name })),
    }))
    .on(goods.info, ({ goods_id }) => infoOf(byId.get(goods_id) as ShelfGoods)) as never;
}

const cardOf = ({ goods_id, goods_sn, goods_name, spec, brand_name, unitno_name }: ShelfGoods) => ({
  goods_id,
  goods_sn,
  goods_name,
  des: spec,
  brand_name,
  unitno_name,
  shop_price: '3.50',
  goods_number: 90_000,
});

const PRIV = { goods_spce: 1, unitno: 1, restricted: 1, buyladder: 1 };

const infoOf = ({ goods_id, goods_sn, goods_name, unitno_name, medium, box }: ShelfGoods) => {
  const product = {
    goods_id,
    goods_sn,
    goods_name,
    unitno_name,
    medium,
    box,
    goods_number: 90_000,
    shop_price: '3.50',
  };
  return goods.info.answer.read(goodsAnswer(product, { priv: PRIV }), startAt(false));
};
