/** Browsing (document 1 §2, §4): what a visitor sees, and what only a verified buyer does. */
import type { Words } from '#cli/words/words.ts';
import { article } from '#shared/contract/article.ts';
import { categories } from '#shared/contract/categories.ts';
import { common } from '#shared/contract/common.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { goods } from '#shared/contract/goods.ts';
import { home } from '#shared/contract/index-php.ts';
import { search } from '#shared/contract/search.ts';
import { plainly, type Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import { searchFor } from '../legs/choosing.ts';
import { enter, openShop } from '../legs/entering.ts';
import { HIDDEN, IN_STOCK, PRICED } from '../rules.ts';
import type { Scenario } from '../scenario.ts';
import { ARTICLE_LIKED } from '../words.ts';

const SEARCH: Words = ['搜索商品', 'search'];
const SOME_OUTSIDE: Words = ['有商品不可购买', 'false for some goods'];
const TREE: Rule = ['分类树', 'the tree', '1 §2, §3'];
const ALL_FOUND: Rule = ['关键词 all 表示全部商品', 'keywords all finds everything', '1 §2'];
const FEW_KINDS: Rule = ['该会员经营范围有限', 'this member may buy few kinds', '2 §6'];

/** The prices that only a verified buyer sees; the retail price is for everybody where the operator shows it. */
const priced = ({ shop_price, promote_price, goods_number, cash_price, tb_price }: GoodsCard): boolean =>
  [shop_price, promote_price, goods_number, cash_price, tb_price].some((value) => value !== undefined);

export const visitorHome: Scenario = {
  name: 'visitor-home',
  about: ['访客浏览首页：页头、首页各列表、分类、页脚', 'a visitor at home: header, lists, categories, footer'],
  effect: 'read',
  async run(walk) {
    await openShop(walk);
    await walk.ask(['页头', 'header'], common.header, {}, ({ nav }, { holds }) =>
      holds('nav', nav.length > 0, ['导航项', 'entries'], nav.length, ['页头有导航', 'the navigation', '1 §2']),
    );
    await walk.ask(['首页', 'home'], home.home, {}, ({ bigImg }, { holds }) =>
      holds('bigImg', bigImg.length > 0, ['轮播图', 'a banner'], bigImg.length, [
        '首页有轮播图',
        'the banners',
        '1 §2',
      ]),
    );
    for (const [name, call] of [
      [['新品上架', 'new goods'], home.newGoods],
      [['热销商品', 'hot goods'], home.hot],
      [['促销活动', 'promotions'], home.promotion],
      [['效期特惠', 'near expiry'], home.taobao],
    ] as const) {
      await walk.ask(name, call, {}, ({ data }, { holds }) => {
        const seen = data.find(priced);
        holds('data', seen === undefined, say.noPrice, say.butFor(seen), HIDDEN);
      });
    }
    await walk.ask(['分类', 'categories'], categories.getCat, {}, (answer, { holds }) => {
      const empty = answer.categories.find(({ has_children, children }) => has_children !== children.length > 0);
      holds('categories', answer.categories.length > 0, ['分类', 'categories'], answer.categories.length, TREE);
      holds('has_children', empty === undefined, ['与分类树一致', 'as the tree says'], empty?.cat_name, TREE);
    });
    await walk.ask(['页脚', 'footer'], common.footer, {}, ({ shop }, { holds }) =>
      holds('shop.company', shop.company !== '', ['公司名称', 'a company'], shop.company, [
        '页脚有资质与联系方式',
        'licences and contacts',
        '1 §2',
      ]),
    );
  },
};

export const visitorSearch: Scenario = {
  name: 'visitor-search',
  about: ['访客搜索：建议、结果、翻页、商品页，价格不可见', 'a visitor searches: suggestions, pages, goods, no prices'],
  effect: 'read',
  async run(walk) {
    const { log_bs } = await openShop(walk);
    const first = await walk.ask(SEARCH, search.search, searchFor(walk.values.words ?? 'all'), ({ data }, check) => {
      check.holds('data', data.length > 0, ['商品', 'goods'], data.length, ALL_FOUND);
      const seen = data.find(priced);
      check.holds('data', seen === undefined, say.noPrice, say.butFor(seen), HIDDEN);
    });
    await walk.step({ name: ['下一页', 'next page'], call: search.search.path }, async ({ holds }) => {
      const page = await walk.client.next(search.search, first.page_next);
      const known = new Set(first.data.map(({ goods_id, tb_id }) => `${goods_id} ${tb_id}`));
      const twice = page?.data.find(({ goods_id, tb_id }) => known.has(`${goods_id} ${tb_id}`));
      holds('data', twice === undefined, ['没有重复商品', 'goods of no earlier page'], twice?.goods_id, [
        '按 page_next 翻页',
        'page_next leads on',
        '1 §4',
      ]);
    });
    const card = first.data[0];
    const words = card?.goods_name.slice(0, 2) ?? '';
    await walk.ask(['搜索建议', 'suggestions'], search.kjSearch, { keywords: words }, ({ data }, { holds }) => {
      const strange = data.find(({ goods_name }) => !goods_name.includes(words));
      holds('data.goods_name', strange === undefined, plainly(words), strange?.goods_name, [
        '建议应含输入的词',
        'the words that were typed',
        '2 §7',
      ]);
    });
    await walk.ask(
      ['商品详情', 'goods'],
      goods.info,
      { goods_id: card?.goods_id ?? '', log_bs },
      ({ data }, { equal, holds }) => {
        equal('data.goods_id', data.goods_id, card?.goods_id ?? '', [
          '应为所查的商品',
          'the goods that were asked for',
        ]);
        holds('data.shop_price', data.shop_price === undefined, say.noPrice, data.shop_price, HIDDEN);
        holds('data.goods_number', data.goods_number === undefined, say.nothing, data.goods_number, HIDDEN);
      },
    );
    await walk.refused(['不存在的商品', 'no such goods'], goods.info, { goods_id: '999999999', log_bs }, [
      '没有的商品须说明',
      'goods that are not there are said so',
      '2 §8',
    ]);
  },
};

export const buyerSearch: Scenario = {
  name: 'buyer-search',
  about: ['会员搜索：价格可见，筛选与排序正确', 'a buyer searches: prices show, filters and orders hold'],
  effect: 'session',
  role: 'buyer',
  async run(walk) {
    await enter(walk);
    const inStock = searchFor('all', { only_kc: true, sort: 'shop_price', order: 'ASC' });
    await walk.ask(
      ['仅看有货，价格升序', 'in stock, cheapest first'],
      search.search,
      inStock,
      ({ data }, { holds }) => {
        const dry = data.find(({ goods_number }) => (goods_number ?? 0) <= 0);
        holds('data.goods_number', dry === undefined, say.aboveZero, say.butFor(dry), IN_STOCK);
        const unseen = data.find(
          ({ shop_price, tb_price, min_price }) => (shop_price ?? tb_price ?? min_price) === undefined,
        );
        holds('data.shop_price', unseen === undefined, say.aPrice, say.butFor(unseen), PRICED);
      },
    );
    await walk.ask(
      ['有 UDI 的商品', 'goods with UDI'],
      search.search,
      searchFor('all', { is_udi: true }),
      ({ data }, { holds }) => {
        const other = data.find(({ is_udi }) => !is_udi);
        holds('data.is_udi', other === undefined, ['全部有 UDI', 'true for all'], say.butFor(other), [
          'UDI 筛选',
          'the UDI filter',
          '1 §2',
        ]);
      },
    );
  },
};

export const pricesUnseen: Scenario = {
  name: 'prices-unseen',
  about: ['未认证会员：看不到价格，不能下单', 'an unverified member sees no prices and cannot order'],
  effect: 'session',
  role: 'unverified',
  async run(walk) {
    const { settings, member } = await enter(walk);
    await walk.ask(SEARCH, search.search, searchFor('all'), ({ data }, { holds, equal }) => {
      equal('yz', member.yz === 1, false, ['该会员未认证', 'this member is not verified', '1 §4']);
      const seen = data.find(priced);
      if (settings.user_yz) holds('data', seen === undefined, say.noPrice, say.butFor(seen), HIDDEN);
    });
  },
};

export const outOfScope: Scenario = {
  name: 'out-of-scope',
  about: ['经营范围外的商品不能购买', 'goods outside the business scope cannot be bought'],
  effect: 'session',
  role: 'narrow',
  async run(walk) {
    const { settings } = await enter(walk);
    const { data } = await walk.ask(SEARCH, search.search, searchFor('all'));
    await walk.step(
      { name: ['经营范围外的商品', 'goods outside the scope'], call: goods.info.path },
      async ({ holds }) => {
        for (const { goods_id } of data.slice(0, 10)) {
          const found = await walk.client.send(goods.info, { goods_id, log_bs: settings.log_bs });
          if (!found.yz_range) return;
        }
        holds('yz_range', false, SOME_OUTSIDE, ['十种都可购买', 'true for ten'], FEW_KINDS);
      },
    );
  },
};

export const articles: Scenario = {
  name: 'articles',
  about: ['资讯：列表、详情、点赞每天一次', 'articles: list, one article, one like a day'],
  effect: 'write',
  role: 'buyer',
  async run(walk) {
    await enter(walk);
    const { data } = await walk.ask(['资讯列表', 'list'], article.list, {}, (answer, { holds }) =>
      holds('data', answer.data.length > 0, ['资讯', 'articles'], answer.data.length, [
        '有资讯列表',
        'the news',
        '1 §2',
      ]),
    );
    const id = data[0]?.article_id ?? '';
    const before = await walk.ask(['资讯详情', 'article'], article.info, { id }, (answer, { equal }) =>
      equal('article.article_id', answer.article.article_id, id, ['应为所查的资讯', 'the article that was asked for']),
    );
    await walk.step({ name: ['点赞', 'like'], call: article.dz.path }, async ({ equal }) => {
      const liked = await walk.client.send(article.dz, { id }).then(
        () => 1,
        () => 0,
      );
      const { dz_count } = (await walk.client.send(article.info, { id })).article;
      equal('article.dz_count', dz_count, before.article.dz_count + liked, [
        '点赞数加一',
        'each like counts once',
        '1 §3, §4',
      ]);
    });
    await walk.refused(
      ['再次点赞', 'a second like'],
      article.dz,
      { id },
      ['每日一次', 'once a day', '1 §8'],
      ARTICLE_LIKED,
    );
  },
};
