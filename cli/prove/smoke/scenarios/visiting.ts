/** Visitors (document 1 §2, §4): home, search, goods, papers, and never a price. */

import { plainly } from '#cli/text/words.ts';
import { calls } from '#shared/contract/calls.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { searchFor } from '#shared/contract/search.ts';
import { type Checks, HIDDEN } from '../check.ts';
import { say } from '../dictionary.ts';
import { showsPrice } from '../legs/choosing.ts';
import { openShop } from '../legs/entering.ts';
import { turnPages } from '../legs/pages.ts';
import type { Walk } from '../walk.ts';

const { categories, common, cpzl, goods, home, search } = calls;

function unseen({ data }: { readonly data: readonly GoodsCard[] }, { holds }: Checks): void {
  const seen = data.find(showsPrice);
  holds('data', seen === undefined, say.noPrice, say.butFor(seen), HIDDEN);
}

export async function visitorHome(walk: Walk): Promise<void> {
  await openShop(walk);
  await walk.ask(['页头', 'header'], common.header, {}, ({ nav }, { holds }) =>
    holds('nav', nav.length > 0, ['导航项', 'entries'], nav.length, ['页头有导航', 'the navigation', '1 §2']),
  );
  await walk.ask(['首页', 'home'], home.home, {}, ({ bigImg }, { holds }) =>
    holds('bigImg', bigImg.length > 0, ['轮播图', 'a banner'], bigImg.length, ['首页有轮播图', 'banners', '1 §2']),
  );
  await walk.ask(['新品上架', 'new goods'], home.newGoods, {}, unseen);
  await walk.ask(['热销商品', 'hot goods'], home.hot, {}, unseen);
  await walk.ask(['促销活动', 'promotions'], home.promotion, {}, unseen);
  await walk.ask(['效期特惠', 'near expiry'], home.taobao, {}, unseen);
  await walk.ask(['分类', 'categories'], categories.getCat, {}, (answer, { holds }) => {
    const tree = ['分类树', 'the tree', '1 §2, §3'] as const;
    holds('categories', answer.categories.length > 0, ['分类', 'categories'], answer.categories.length, tree);
    const odd = answer.categories.find(({ has_children, children }) => has_children !== children.length > 0);
    holds('has_children', odd === undefined, ['与分类树一致', 'as the tree says'], odd?.cat_name, tree);
  });
  await walk.ask(['页脚', 'footer'], common.footer, {}, ({ shop }, { holds }) => {
    const rule = ['页脚有资质与联系方式', 'licences and contacts', '1 §2'] as const;
    holds('shop.company', shop.company !== '', ['公司名称', 'a company'], shop.company, rule);
  });
}

export async function visitorSearch(walk: Walk): Promise<void> {
  const { log_bs } = await openShop(walk);
  const words = walk.values.words ?? 'all';
  const { data } = await walk.ask(['搜索商品', 'search'], search.search, searchFor(words), (answer, checks) => {
    const rule = ['关键词 all 表示全部商品', 'keywords all finds everything', '1 §2'] as const;
    checks.holds('data', answer.data.length > 0, ['商品', 'goods'], answer.data.length, rule);
    unseen(answer, checks);
  });
  const { goods_id = '', goods_name = '' } = data[0] ?? {};
  const typed = goods_name.slice(0, 2);
  await walk.ask(['搜索建议', 'suggestions'], search.kjSearch, { keywords: typed }, (answer, { holds }) => {
    const odd = answer.data.find((each) => !each.goods_name.includes(typed));
    const rule = ['建议应含输入的词', 'the words that were typed', '2 §7'] as const;
    holds('data.goods_name', odd === undefined, plainly(typed), odd?.goods_name, rule);
  });
  await walk.ask(['商品详情', 'goods'], goods.info, { goods_id, log_bs }, (answer, { holds }) => {
    const { shop_price = 0, goods_number = 0 } = answer.data;
    holds('data.shop_price', shop_price === 0, say.noPrice, shop_price, HIDDEN);
    holds('data.goods_number', goods_number === 0, say.nothing, goods_number, HIDDEN);
  });
  const unknown = { goods_id: '999999999', log_bs };
  const rule = ['没有的商品须说明', 'goods that are not there are said so', '2 §8'] as const;
  await walk.refused(['不存在的商品', 'no such goods'], goods.info, unknown, rule);
}

export async function searchToTheEnd(walk: Walk): Promise<void> {
  const everything = searchFor('all');
  const { brand_list } = await walk.ask(['全部商品', 'everything'], search.search, everything, (answer, { holds }) => {
    const rule = ['首页带品牌列表', 'the first page has the brands', '1 §7'] as const;
    const { length = 0 } = answer.brand_list ?? [];
    holds('brand_list', length > 0, ['品牌', 'brands'], length, rule);
  });
  const { brand_id = '', brand_name = '' } = brand_list?.[0] ?? {};
  const asked = searchFor('all', { brand: brand_id });
  const first = await walk.ask(['一个品牌', 'one brand'], search.search, asked, ({ data }, { holds }) => {
    const other = data.find((card) => card.brand_id !== brand_id);
    const rule = ['筛选条件都满足', 'the filter holds', '1 §2'] as const;
    holds('data.brand_id', other === undefined, plainly(brand_name), other?.brand_name, rule);
  });
  await walk.step(['翻页到底', 'to the end'], search.search, (checks) =>
    turnPages(walk, checks, search.search, first, cardKey),
  );
}

/** The same goods may come several times in a list, with different batches or promotions. */
export const cardKey = ({ goods_id, lx, tb_id }: GoodsCard): string => `${goods_id} ${lx} ${tb_id}`;

export async function productPapers(walk: Walk): Promise<void> {
  await openShop(walk);
  const header = await walk.ask(['页头', 'header'], common.header, {});
  if (!header.cpzl) walk.notHere(['未开放资料下载', 'papers are not offered']);
  const { data } = await walk.ask(['列表', 'list'], cpzl.list, {}, (answer, { holds }) => {
    const empty = answer.data.find(({ num }) => num < 1);
    const rule = ['列出的商品都有资料', 'what is listed has papers', '1 §2'] as const;
    holds('data.num', empty === undefined, ['至少 1 份', 'one at least'], empty?.goods_name, rule);
  });
  const [wanted] = data;
  if (!wanted) return walk.notHere(['没有资料', 'there are no papers']);
  const { goods_id, goods_name: keywords } = wanted;
  await walk.ask(['按名称搜索', 'search by name'], cpzl.list, { keywords }, (answer, { holds }) => {
    const isThere = answer.data.some((each) => each.goods_id === goods_id);
    const rule = ['按名称能找到', 'its name finds it', '1 §2'] as const;
    holds('data', isThere, plainly(keywords), answer.data[0]?.goods_name, rule);
  });
  await walk.ask(['资料', 'papers'], cpzl.info, { goods_id }, (answer, { equal, holds }) => {
    equal('data.length', answer.data.length, wanted.num, ['与列表一致', 'as many as the list says']);
    const lacking = answer.data.find(({ file }) => file === '');
    const rule = ['每份都能下载', 'each can be had', '1 §2'] as const;
    holds('data.file', lacking === undefined, ['文件', 'a file'], lacking?.title, rule);
  });
}
