/** Searching (document 1 §2, §4): what a visitor finds, and what only a verified buyer sees of it. */
import { plainly, type Words } from '#cli/text/words.ts';
import { goods } from '#shared/contract/goods.ts';
import { search } from '#shared/contract/search.ts';
import type { Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import { searchFor, showsPrice } from '../legs/choosing.ts';
import { enter, openShop } from '../legs/entering.ts';
import { HIDDEN, IN_STOCK, PRICED } from '../rules.ts';
import type { Scenario } from '../scenario.ts';

const SEARCH: Words = ['搜索商品', 'search'];

const SOME_OUTSIDE: Words = ['有商品不可购买', 'false for some goods'];

const ALL_FOUND: Rule = ['关键词 all 表示全部商品', 'keywords all finds everything', '1 §2'];

const FEW_KINDS: Rule = ['该会员经营范围有限', 'this member may buy few kinds', '2 §6'];

export const visitorSearch: Scenario = {
  name: 'visitor-search',
  about: ['访客搜索：建议、结果、翻页、商品页，价格不可见', 'a visitor searches: suggestions, pages, goods, no prices'],
  effect: 'read',
  async run(walk) {
    const { log_bs } = await openShop(walk);
    const first = await walk.ask(SEARCH, search.search, searchFor(walk.values.words ?? 'all'), ({ data }, check) => {
      check.holds('data', data.length > 0, ['商品', 'goods'], data.length, ALL_FOUND);
      const seen = data.find(showsPrice);
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
    const byStock = searchFor('all', { only_kc: true, sort: 'goods_number', order: 'ASC' });
    await walk.ask(['仅看有货，库存升序', 'in stock, fewest first'], search.search, byStock, ({ data }, { holds }) => {
      const stocks = data.map(({ goods_number }) => goods_number ?? 0);
      const late = stocks.find((stock, at) => at > 0 && stock < (stocks[at - 1] ?? 0));
      const order: Words = ['由少到多', 'fewest first'];
      holds('data.goods_number', late === undefined, order, late, [
        '按所选排序',
        'in the order that was asked for',
        '1 §5',
      ]);
    });
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
      const seen = data.find(showsPrice);
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
