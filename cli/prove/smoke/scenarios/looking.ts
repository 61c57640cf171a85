/** Browsing as a member (documents 1 §2, §4, §6): prices, filters, collections, business scope, articles. */
import { plainly, type Words } from '#cli/text/words.ts';
import { article } from '#shared/contract/article.ts';
import type { GoodsCard, SystemPriv } from '#shared/contract/entities.ts';
import { goods } from '#shared/contract/goods.ts';
import { type Collection, intro } from '#shared/contract/intro.ts';
import { search, searchFor } from '#shared/contract/search.ts';
import { type Checks, HIDDEN, IN_STOCK, ORDERED_BY, PRICED, type Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import { showsPrice } from '../legs/choosing.ts';
import { enter, enterAsBuyer } from '../legs/entering.ts';
import { turnPages } from '../legs/pages.ts';
import type { Walk } from '../walk.ts';
import { cardKey } from './visiting.ts';

const SEARCH: Words = ['搜索商品', 'search'];

function fewestFirst(data: readonly GoodsCard[], { holds }: Checks): void {
  const stocks = data.map(({ goods_number }) => goods_number ?? 0);
  const late = stocks.find((stock, at) => at > 0 && stock < (stocks[at - 1] ?? 0));
  holds('data.goods_number', late === undefined, ['由少到多', 'fewest first'], late, ORDERED_BY);
}

export async function buyerSearch(walk: Walk): Promise<void> {
  await enter(walk);
  const cheapest = searchFor('all', { only_kc: true, sort: 'shop_price', order: 'ASC' });
  const name: Words = ['仅看有货，价格升序', 'in stock, cheapest first'];
  await walk.ask(name, search.search, cheapest, ({ data }, { holds }) => {
    const dry = data.find(({ goods_number = 0 }) => goods_number <= 0);
    holds('data.goods_number', dry === undefined, say.aboveZero, say.butFor(dry), IN_STOCK);
    const bare = data.find(({ shop_price, tb_price, min_price }) => !(shop_price ?? tb_price ?? min_price));
    holds('data.shop_price', bare === undefined, say.aPrice, say.butFor(bare), PRICED);
  });
  const byStock = searchFor('all', { only_kc: true, sort: 'goods_number', order: 'ASC' });
  await walk.ask(['仅看有货，库存升序', 'in stock, fewest first'], search.search, byStock, ({ data }, checks) =>
    fewestFirst(data, checks),
  );
  const udi = searchFor('all', { is_udi: true });
  await walk.ask(['有 UDI 的商品', 'goods with UDI'], search.search, udi, ({ data }, { holds }) => {
    const other = data.find(({ is_udi }) => !is_udi);
    const rule = ['UDI 筛选', 'the UDI filter', '1 §2'] as const;
    holds('data.is_udi', other === undefined, ['全部有 UDI', 'true for all'], say.butFor(other), rule);
  });
}

/** The collections, each with the privilege that its tab needs (document 1 §2). */
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

/** Pages that are read of each collection. `search-end` proves that lists end. */
const PAGES = 3;

export async function collections(walk: Walk): Promise<void> {
  await enterAsBuyer(walk);
  const { system_priv } = await walk.client.send(intro.new, { is_start: true });
  for (const [name, words, privilege] of TABS) {
    if (!privilege || system_priv?.[privilege] !== false) await collection(walk, name, words);
  }
}

async function collection(walk: Walk, name: Collection, words: Words): Promise<void> {
  const call = intro[name];
  const inStock = { is_start: true, only_kc: true };
  const filtered: Rule = ['筛选条件都满足', 'the filter holds', '1 §2'];
  const first = await walk.ask(words, call, inStock, ({ data }, { holds }) => {
    const dry = data.find(({ goods_number = 1 }) => goods_number <= 0);
    holds('data.goods_number', dry === undefined, ['有库存', 'above 0'], dry?.goods_id, filtered);
  });
  if (first.page_next !== 'end') {
    await walk.step([`${words[0]}：翻页`, `${words[1]}: more pages`], call, (checks) =>
      turnPages(walk, checks, call, first, cardKey, PAGES),
    );
  }
  const [brand] = first.brand_list ?? [];
  if (!brand) return;
  const asked = { ...inStock, brand: brand.brand_id, sort: 'goods_number', order: 'ASC' } as const;
  await walk.ask([`${words[0]}：按品牌`, `${words[1]}: one brand`], call, asked, ({ data }, checks) => {
    const other = data.find(({ brand_id }) => brand_id !== brand.brand_id);
    checks.holds('data.brand_id', other === undefined, plainly(brand.brand_name), other?.brand_name, filtered);
    fewestFirst(data, checks);
  });
}

export async function pricesUnseen(walk: Walk): Promise<void> {
  const { settings, member } = await enter(walk);
  await walk.ask(SEARCH, search.search, searchFor('all'), ({ data }, { holds, equal }) => {
    equal('yz', member.yz === 1, false, ['该会员未认证', 'this member is not verified', '1 §4']);
    const seen = data.find(showsPrice);
    if (settings.user_yz) holds('data', seen === undefined, say.noPrice, say.butFor(seen), HIDDEN);
  });
}

/** Goods that are read to find one outside the scope. */
const MOST_LOOKED_AT = 10;

export async function outOfScope(walk: Walk): Promise<void> {
  const { settings } = await enter(walk);
  const { data } = await walk.ask(SEARCH, search.search, searchFor('all'));
  const name: Words = ['经营范围外的商品', 'goods outside the scope'];
  await walk.step(name, goods.info, async ({ holds }) => {
    for (const { goods_id } of data.slice(0, MOST_LOOKED_AT)) {
      if (!(await walk.client.send(goods.info, { goods_id, log_bs: settings.log_bs })).yz_range) return;
    }
    const rule: Rule = ['该会员经营范围有限', 'this member may buy few kinds', '2 §6'];
    holds('yz_range', false, ['有商品不可购买', 'false for some goods'], ['都可购买', 'true for all'], rule);
  });
}

export async function articles(walk: Walk): Promise<void> {
  await enter(walk);
  const { data } = await walk.ask(['资讯列表', 'list'], article.list, {});
  const id = data[0]?.article_id ?? walk.notHere(['没有资讯', 'there are no articles']);
  const before = await walk.ask(['资讯详情', 'article'], article.info, { id });
  await walk.step(['点赞', 'like'], article.dz, async ({ equal }) => {
    const [liked] = await Promise.allSettled([walk.client.send(article.dz, { id })]);
    const { dz_count } = (await walk.client.send(article.info, { id })).article;
    const counts: Rule = ['点赞数加一', 'each like counts once', '1 §3, §4'];
    equal(
      'article.dz_count',
      dz_count,
      (before.article.dz_count ?? 0) + (liked.status === 'fulfilled' ? 1 : 0),
      counts,
    );
  });
  const rule: Rule = ['每日一次', 'once a day', '1 §8'];
  await walk.refused(['再次点赞', 'a second like'], article.dz, { id }, rule, /点过赞/);
}
