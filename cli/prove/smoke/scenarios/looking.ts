/** Browsing as a member (documents 1 §2, §4, §6): prices, filters, collections, business scope. */
import type { Words } from '#cli/text/words.ts';
import type { GoodsCard, SystemPriv } from '#shared/contract/entities.ts';
import { goods } from '#shared/contract/goods.ts';
import { type Collection, intro } from '#shared/contract/intro.ts';
import { search, searchFor } from '#shared/contract/search.ts';
import { type Checks, HIDDEN, has, IN_STOCK, ORDERED_BY, PRICED, type Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import { showsPrice } from '../legs/choosing.ts';
import type { Entered } from '../legs/entering.ts';
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
  const cheapest = searchFor('all', { only_kc: true, sort: 'shop_price', order: 'ASC' });
  const name: Words = ['仅看有货，价格升序', 'in stock, cheapest first'];
  await walk.ask(name, search.search, cheapest, (answer, checks) => {
    has(IN_STOCK, 'every data[*].goods_number>0')(answer, checks);
    const bare = answer.data.find(({ shop_price, tb_price, min_price }) => !(shop_price ?? tb_price ?? min_price));
    checks.holds('data.shop_price', bare === undefined, say.aPrice, say.without(bare), PRICED);
  });
  const byStock = searchFor('all', { only_kc: true, sort: 'goods_number', order: 'ASC' });
  await walk.ask(['仅看有货，库存升序', 'in stock, fewest first'], search.search, byStock, ({ data }, checks) =>
    fewestFirst(data, checks),
  );
  const udi = searchFor('all', { is_udi: true });
  const filtered = has(['UDI 筛选', 'the UDI filter', '1 §2'], '!data[is_udi=false]');
  await walk.ask(['有 UDI 的商品', 'goods with UDI'], search.search, udi, filtered);
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
  const { system_priv } = await walk.client.send(intro.new, { is_start: true });
  for (const [name, words, privilege] of TABS) {
    if (!privilege || system_priv?.[privilege] !== false) await collection(walk, name, words);
  }
}

async function collection(walk: Walk, name: Collection, words: Words): Promise<void> {
  const call = intro[name];
  const inStock = { is_start: true, only_kc: true };
  const filtered: Rule = ['筛选条件都满足', 'the filter holds', '1 §2'];
  const first = await walk.ask(words, call, inStock, has(filtered, '!data[goods_number=0]'));
  if (first.page_next !== 'end') {
    await walk.step([`${words[0]}：翻页`, `${words[1]}: more pages`], call, (checks) =>
      turnPages(walk, checks, call, first, cardKey, PAGES),
    );
  }
  const [brand] = first.brand_list ?? [];
  if (!brand) return;
  const asked = { ...inStock, brand: brand.brand_id, sort: 'goods_number', order: 'ASC' } as const;
  await walk.ask([`${words[0]}：按品牌`, `${words[1]}: one brand`], call, asked, (answer, checks) => {
    has(filtered, `every data[*].brand_id=${brand.brand_id}`)(answer, checks);
    fewestFirst(answer.data, checks);
  });
}

export async function pricesUnseen(walk: Walk, { settings, member }: Entered): Promise<void> {
  await walk.ask(SEARCH, search.search, searchFor('all'), ({ data }, { holds, equal }) => {
    equal('yz', member.yz === 1, false, ['该会员未认证', 'this member is not verified', '1 §4']);
    const seen = data.find(showsPrice);
    if (settings.user_yz) holds('data', seen === undefined, say.noPrice, say.butFor(seen), HIDDEN);
  });
}

/** Goods that are read to find one outside the scope. */
const MOST_LOOKED_AT = 10;

export async function outOfScope(walk: Walk, { settings }: Entered): Promise<void> {
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
