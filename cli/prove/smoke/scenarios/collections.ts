/** Lists of goods (documents 1 §2, §4): the nine collections with their filters, and paging until "end". */
import type { Words } from '#cli/text/words.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import type { GoodsCard, SystemPriv } from '#shared/contract/entities.ts';
import { type Collection, intro } from '#shared/contract/intro.ts';
import { search } from '#shared/contract/search.ts';
import type { Rule } from '../check.ts';
import { searchFor } from '../legs/choosing.ts';
import { enterAsBuyer } from '../legs/entering.ts';
import type { Scenario } from '../scenario.ts';
import type { Walk } from '../walk.ts';

/** The collections, and the privilege without which a tab is missing (document 1 §2). */
const TABS: readonly (readonly [Collection, Words, (keyof SystemPriv)?])[] = [
  ['new', ['新品', 'new arrivals']],
  ['best', ['推荐', 'recommended']],
  ['hot', ['热销', 'hot sellers']],
  ['redpaper', ['红包', 'red packets'], 'redpaper'],
  ['integral', ['积分', 'points'], 'integral'],
  ['promotion', ['促销', 'promotions']],
  ['group', ['拼团', 'group buys'], 'group_buy'],
  ['help', ['砍价', 'price cuts'], 'help_buy'],
  ['taobao', ['近效期', 'near expiry'], 'taobao'],
];

const ONCE: Rule = ['翻页不重复', 'no goods stands on two pages', '1 §4'];
const FILTERED: Rule = ['筛选条件都满足', 'the filter holds', '1 §2'];

/** So many pages are turned at most. */
const MOST_PAGES = 50;

const idOf = ({ goods_id, lx, tb_id }: GoodsCard): string => `${goods_id} ${lx} ${tb_id}`;

export const collections: Scenario = {
  name: 'collections',
  about: [
    '九个专区：开关、品牌与库存筛选、排序、翻页到底',
    'the nine collections: switches, filters, order, pages to the end',
  ],
  effect: 'session',
  role: 'buyer',
  async run(walk) {
    await enterAsBuyer(walk);
    const { system_priv } = await walk.client.send(intro.new, { is_start: true });
    for (const [name, words, privilege] of TABS) {
      const call = intro[name];
      if (privilege && system_priv?.[privilege] === false) {
        const off: Rule = ['未开放的专区不显示', 'a collection that is off is not offered', '1 §2'];
        await walk.refused(words, call, { is_start: true }, off);
        continue;
      }
      await tab(walk, name, words);
    }
  },
};

async function tab(walk: Walk, name: Collection, words: Words): Promise<void> {
  const call = intro[name];
  const inStock = { is_start: true, only_kc: true };
  const first = await walk.ask(words, call, inStock, ({ data, brand_list }, { holds }) => {
    const dry = data.find(({ goods_number }) => (goods_number ?? 1) <= 0);
    holds('data.goods_number', dry === undefined, ['有库存', 'above 0'], dry?.goods_id, FILTERED);
    holds('brand_list', brand_list !== undefined, ['品牌列表', 'brands'], undefined, [
      '首页带品牌列表',
      'the first page has the brands',
      '1 §7',
    ]);
  });
  await toTheEnd(walk, call, words, first);
  const brand = first.brand_list?.[0];
  if (!brand) return;
  const asked = { ...inStock, brand: brand.brand_id, sort: 'goods_number', order: 'ASC' } as const;
  const name_: Words = [`${words[0]}：按品牌`, `${words[1]}: one brand`];
  await walk.ask(name_, call, asked, ({ data }, { holds }) => {
    const other = data.find(({ brand_id }) => brand_id !== brand.brand_id);
    holds('data.brand_id', other === undefined, [brand.brand_name, brand.brand_name], other?.brand_name, FILTERED);
    const stocks = data.map(({ goods_number }) => goods_number ?? 0);
    const late = stocks.find((stock, at) => at > 0 && stock < (stocks[at - 1] ?? 0));
    holds('data.goods_number', late === undefined, ['由少到多', 'fewest first'], late, [
      '按所选排序',
      'in the order that was asked for',
      '1 §5',
    ]);
  });
}

type Paged = Pick<AnswerOf<typeof intro.new>, 'data' | 'page_next'>;

/** Turns pages until "end": none is empty, and nothing comes twice. */
async function toTheEnd(walk: Walk, call: typeof intro.new, words: Words, first: Paged): Promise<void> {
  const name: Words = [`${words[0]}：翻页到底`, `${words[1]}: to the end`];
  await walk.step({ name, call: call.path }, async ({ holds, equal }) => {
    const seen = new Set(first.data.map(idOf));
    let told = first.data.length;
    let last: Paged = first;
    for (let turned = 0; last.page_next !== 'end' && turned < MOST_PAGES; turned += 1) {
      const page = await walk.client.next(call, last.page_next);
      holds('page_next', page !== undefined, ['本接口的链接', 'a link of this API'], last.page_next, [
        'page_next 指向下一页',
        'page_next leads on',
        '1 §4',
      ]);
      if (page === undefined) return;
      holds('data', page.data.length > 0, ['不为空', 'goods'], 0, [
        '有下一页就有商品',
        'a next page has goods',
        '1 §4',
      ]);
      for (const card of page.data) seen.add(idOf(card));
      told += page.data.length;
      last = page;
    }
    equal('data', seen.size, told, ONCE);
  });
}

export const searchToTheEnd: Scenario = {
  name: 'search-end',
  about: [
    '搜索：按品牌筛选并翻页到底，访客与会员都不重复',
    'search: one brand, page by page to the end, nothing twice',
  ],
  effect: 'read',
  async run(walk) {
    const first = await walk.ask(
      ['全部商品', 'everything'],
      search.search,
      searchFor('all'),
      ({ brand_list }, { holds }) =>
        holds('brand_list', (brand_list?.length ?? 0) > 0, ['品牌', 'brands'], brand_list?.length, [
          '首页带品牌列表',
          'the first page has the brands',
          '1 §7',
        ]),
    );
    const brand = first.brand_list?.[0];
    const asked = searchFor('all', { brand: brand?.brand_id ?? '' });
    const found = await walk.ask(['一个品牌', 'one brand'], search.search, asked, ({ data }, { holds }) => {
      const other = data.find(({ brand_id }) => brand_id !== brand?.brand_id);
      holds(
        'data.brand_id',
        other === undefined,
        [`${brand?.brand_name}`, `${brand?.brand_name}`],
        other?.brand_name,
        FILTERED,
      );
    });
    await walk.step({ name: ['翻页到底', 'to the end'], call: search.search.path }, async ({ equal }) => {
      const cards = [...found.data];
      for (let page = found.page_next, turned = 0; page !== 'end' && turned < MOST_PAGES; turned += 1) {
        const next = await walk.client.next(search.search, page);
        cards.push(...(next?.data ?? []));
        page = next?.page_next ?? 'end';
      }
      equal('data', new Set(cards.map(idOf)).size, cards.length, ONCE);
    });
  },
};
