/** Browsing (document 1 §2, §4): what a visitor sees, and what only a verified buyer does. */
import { article } from '#shared/contract/article.ts';
import { categories } from '#shared/contract/categories.ts';
import { common } from '#shared/contract/common.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { goods } from '#shared/contract/goods.ts';
import { home } from '#shared/contract/index-php.ts';
import { search } from '#shared/contract/search.ts';
import { searchFor } from '../legs/choosing.ts';
import { enter, openShop } from '../legs/entering.ts';
import type { Scenario } from '../scenario.ts';
import { ARTICLE_LIKED } from '../words.ts';

/** The prices that only a verified buyer sees; the retail price is for everybody where the operator shows it. */
const priced = ({ shop_price, promote_price, goods_number, cash_price, tb_price }: GoodsCard): boolean =>
  [shop_price, promote_price, goods_number, cash_price, tb_price].some((value) => value !== undefined);

const HIDDEN = 'prices and stock only for a verified buyer (1 §4)';

export const visitorHome: Scenario = {
  name: 'visitor-home',
  about: ['访客浏览首页：页头、首页各列表、分类、页脚', 'a visitor at home: header, lists, categories, footer'],
  effect: 'read',
  async run(walk) {
    await openShop(walk);
    await walk.ask('header', common.header, {}, ({ nav }, { holds }) =>
      holds('nav', nav.length > 0, 'entries', nav.length, 'the navigation (1 §4)'),
    );
    await walk.ask('home', home.home, {}, ({ bigImg }, { holds }) =>
      holds('bigImg', bigImg.length > 0, 'a banner', bigImg.length, 'the banners (1 §2)'),
    );
    for (const [name, call] of [
      ['new goods', home.newGoods],
      ['hot goods', home.hot],
      ['promotions', home.promotion],
      ['near expiry', home.taobao],
    ] as const) {
      await walk.ask(name, call, {}, ({ data }, { holds }) => {
        const seen = data.find(priced);
        holds('data', seen === undefined, 'no price', seen?.goods_id, HIDDEN);
      });
    }
    await walk.ask('categories', categories.getCat, {}, (answer, { holds }) => {
      const empty = answer.categories.find(({ has_children, children }) => has_children !== children.length > 0);
      holds('categories', answer.categories.length > 0, 'categories', answer.categories.length, 'the tree (1 §2)');
      holds('has_children', empty === undefined, 'as the tree says', empty?.cat_name, 'the tree (1 §3)');
    });
    await walk.ask('footer', common.footer, {}, ({ shop }, { holds }) =>
      holds('shop.company', shop.company !== '', 'a company', shop.company, 'licences and contacts (1 §2)'),
    );
  },
};

export const visitorSearch: Scenario = {
  name: 'visitor-search',
  about: ['访客搜索：建议、结果、翻页、商品页，价格不可见', 'a visitor searches: suggestions, pages, goods, no prices'],
  effect: 'read',
  async run(walk) {
    const { log_bs } = await openShop(walk);
    const first = await walk.ask('search', search.search, searchFor(walk.values.words ?? 'all'), ({ data }, check) => {
      check.holds('data', data.length > 0, 'goods', data.length, 'keywords all finds everything (1 §4)');
      const seen = data.find(priced);
      check.holds('data', seen === undefined, 'no price', seen?.goods_id, HIDDEN);
    });
    await walk.step({ name: 'next page', call: search.search.path }, async ({ holds }) => {
      const page = await walk.client.next(search.search, first.page_next);
      const known = new Set(first.data.map(({ goods_id, tb_id }) => `${goods_id} ${tb_id}`));
      const twice = page?.data.find(({ goods_id, tb_id }) => known.has(`${goods_id} ${tb_id}`));
      holds('data', twice === undefined, 'goods of no earlier page', twice?.goods_id, 'page_next leads on (1 §4)');
    });
    const card = first.data[0];
    const words = card?.goods_name.slice(0, 2) ?? '';
    await walk.ask('suggestions', search.kjSearch, { keywords: words }, ({ data }, { holds }) => {
      const strange = data.find(({ goods_name }) => !goods_name.includes(words));
      holds('data.goods_name', strange === undefined, words, strange?.goods_name, 'the words that were typed (1 §4)');
    });
    await walk.ask('goods', goods.info, { goods_id: card?.goods_id ?? '', log_bs }, ({ data }, { equal }) => {
      equal('data.goods_id', data.goods_id, card?.goods_id ?? '', 'the goods that were asked for');
      equal('data.shop_price', data.shop_price ?? 'none', 'none', HIDDEN);
      equal('data.goods_number', data.goods_number ?? 'none', 'none', HIDDEN);
    });
    await walk.refused('no such goods', goods.info, { goods_id: '999999999', log_bs }, 'gone goods are said so (2 §8)');
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
    await walk.ask('in stock, cheapest first', search.search, inStock, ({ data }, { holds }) => {
      const dry = data.find(({ goods_number }) => (goods_number ?? 0) <= 0);
      holds('data.goods_number', dry === undefined, 'above 0', dry?.goods_id, 'only goods in stock (1 §2)');
      const unseen = data.find(
        ({ shop_price, tb_price, min_price }) => (shop_price ?? tb_price ?? min_price) === undefined,
      );
      holds('data.shop_price', unseen === undefined, 'a price', unseen?.goods_id, 'prices for a verified buyer (1 §4)');
    });
    await walk.ask('insured goods', search.search, searchFor('all', { is_udi: true }), ({ data }, { holds }) => {
      const other = data.find(({ is_udi }) => !is_udi);
      holds('data.is_udi', other === undefined, 'true', other?.goods_id, 'the UDI filter (1 §2)');
    });
  },
};

export const pricesUnseen: Scenario = {
  name: 'prices-unseen',
  about: ['未认证会员：看不到价格，不能下单', 'an unverified member sees no prices and cannot order'],
  effect: 'session',
  role: 'unverified',
  async run(walk) {
    const { settings, member } = await enter(walk);
    await walk.ask('search', search.search, searchFor('all'), ({ data }, { holds, equal }) => {
      equal('yz', member.yz === 1, false, 'this member is not verified (1 §4)');
      const seen = data.find(priced);
      if (settings.user_yz) holds('data', seen === undefined, 'no price', seen?.goods_id, HIDDEN);
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
    const { data } = await walk.ask('search', search.search, searchFor('all'));
    await walk.step({ name: 'goods outside the scope', call: goods.info.path }, async ({ holds }) => {
      for (const { goods_id } of data.slice(0, 10)) {
        const found = await walk.client.send(goods.info, { goods_id, log_bs: settings.log_bs });
        if (!found.yz_range) return;
      }
      holds('yz_range', false, 'false for some goods', 'true for ten', 'this member may buy few kinds (2 §6)');
    });
  },
};

export const articles: Scenario = {
  name: 'articles',
  about: ['资讯：列表、详情、点赞每天一次', 'articles: list, one article, one like a day'],
  effect: 'write',
  role: 'buyer',
  async run(walk) {
    await enter(walk);
    const { data } = await walk.ask('list', article.list, {}, (answer, { holds }) =>
      holds('data', answer.data.length > 0, 'articles', answer.data.length, 'the news (1 §2)'),
    );
    const id = data[0]?.article_id ?? '';
    const before = await walk.ask('article', article.info, { id }, (answer, { equal }) =>
      equal('article.article_id', answer.article.article_id, id, 'the article that was asked for'),
    );
    await walk.step({ name: 'like', call: article.dz.path }, async ({ equal }) => {
      const liked = await walk.client.send(article.dz, { id }).then(
        () => 1,
        () => 0,
      );
      const { dz_count } = (await walk.client.send(article.info, { id })).article;
      equal('article.dz_count', dz_count, before.article.dz_count + liked, 'each like counts once (1 §4)');
    });
    await walk.refused('a second like', article.dz, { id }, 'once a day (1 §4)', ARTICLE_LIKED);
  },
};
