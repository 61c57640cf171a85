/** Visitors (document 1 §2, §4): home, search, goods, papers, and never a price. */
import { calls } from '#shared/contract/calls.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { searchFor } from '#shared/contract/search.ts';
import { type Checks, HIDDEN, has, type Rule } from '../check.ts';
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

const TREE: Rule = ['分类树', 'the tree', '1 §2, §3'];

export async function visitorHome(walk: Walk): Promise<void> {
  await openShop(walk);
  await walk.ask(['页头', 'header'], common.header, {}, has(['页头有导航', 'the navigation', '1 §2'], 'nav.length>0'));
  await walk.ask(['首页', 'home'], home.home, {}, has(['首页有轮播图', 'banners', '1 §2'], 'bigImg.length>0'));
  await walk.ask(['新品上架', 'new goods'], home.newGoods, {}, unseen);
  await walk.ask(['热销商品', 'hot goods'], home.hot, {}, unseen);
  await walk.ask(['促销活动', 'promotions'], home.promotion, {}, unseen);
  await walk.ask(['效期特惠', 'near expiry'], home.taobao, {}, unseen);
  await walk.ask(['分类', 'categories'], categories.getCat, {}, (answer, checks) => {
    has(TREE, 'categories.length>0')(answer, checks);
    const odd = answer.categories.find(({ has_children, children }) => has_children !== children.length > 0);
    checks.holds('has_children', odd === undefined, ['与分类树一致', 'as the tree says'], odd?.cat_name, TREE);
  });
  const known: Rule = ['页脚有资质与联系方式', 'licences and contacts', '1 §2'];
  await walk.ask(['页脚', 'footer'], common.footer, {}, has(known, 'shop.company'));
}

export async function visitorSearch(walk: Walk): Promise<void> {
  const { log_bs } = await openShop(walk);
  const words = walk.values.words ?? 'all';
  const { data } = await walk.ask(['搜索商品', 'search'], search.search, searchFor(words), (answer, checks) => {
    has(['关键词 all 表示全部商品', 'keywords all finds everything', '1 §2'], 'data.length>0')(answer, checks);
    unseen(answer, checks);
  });
  const { goods_id = '', goods_name = '' } = data[0] ?? {};
  const keywords = goods_name.slice(0, 2);
  const alike = has(['建议应含输入的词', 'the words that were typed', '2 §7'], `every data[*].goods_name~${keywords}`);
  await walk.ask(['搜索建议', 'suggestions'], search.kjSearch, { keywords }, alike);
  const hidden = has(HIDDEN, '!data.shop_price', '!data.goods_number');
  await walk.ask(['商品详情', 'goods'], goods.info, { goods_id, log_bs }, hidden);
  const rule: Rule = ['没有的商品须说明', 'goods that are not there are said so', '2 §8'];
  await walk.refused(['不存在的商品', 'no such goods'], goods.info, { goods_id: '999999999', log_bs }, rule);
}

export async function searchToTheEnd(walk: Walk): Promise<void> {
  const listed = has(['首页带品牌列表', 'the first page has the brands', '1 §7'], 'brand_list.length>0');
  const { brand_list } = await walk.ask(['全部商品', 'everything'], search.search, searchFor('all'), listed);
  const { brand_id = '' } = brand_list?.[0] ?? {};
  const filtered = has(['筛选条件都满足', 'the filter holds', '1 §2'], `every data[*].brand_id=${brand_id}`);
  const first = await walk.ask(
    ['一个品牌', 'one brand'],
    search.search,
    searchFor('all', { brand: brand_id }),
    filtered,
  );
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
  const some = has(['列出的商品都有资料', 'what is listed has papers', '1 §2'], '!data[num=0]');
  const { data } = await walk.ask(['列表', 'list'], cpzl.list, {}, some);
  const { goods_id, goods_name, num } = data[0] ?? walk.notHere(['没有资料', 'there are no papers']);
  const found = has(['按名称能找到', 'its name finds it', '1 §2'], `data[goods_id=${goods_id}]`);
  await walk.ask(['按名称搜索', 'search by name'], cpzl.list, { keywords: goods_name }, found);
  await walk.ask(['资料', 'papers'], cpzl.info, { goods_id }, (answer, checks) => {
    has(['与列表一致', 'as many as the list says'], `data.length=${num}`)(answer, checks);
    has(['每份都能下载', 'each can be had', '1 §2'], 'every data[*].file')(answer, checks);
  });
}
