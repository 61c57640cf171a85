import { article } from '#shared/contract/article.ts';
import { categories } from '#shared/contract/categories.ts';
import { common } from '#shared/contract/common.ts';
import { home } from '#shared/contract/index-php.ts';
import type { Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import { showsPrice } from '../legs/choosing.ts';
import { enter, openShop } from '../legs/entering.ts';
import { HIDDEN } from '../rules.ts';
import type { Scenario } from '../scenario.ts';
import { ARTICLE_LIKED } from '../words.ts';

const TREE: Rule = ['分类树', 'the tree', '1 §2, §3'];

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
        const seen = data.find(showsPrice);
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
