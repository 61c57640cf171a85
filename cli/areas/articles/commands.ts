import { area, servedBy } from '#cli/frame/command.ts';
import { many, needed, oneOf, whole, word } from '#cli/frame/parameters.ts';
import { sentence } from '#cli/parts/sentences.ts';
import { articleRows, articleText } from './view.ts';

const command = servedBy(() => import('./service.ts'));

/** Articles and feedback. */
export const articles = area({ article: ['新闻资讯', 'articles'], feedback: ['意见反馈', 'feedback'] }, [
  command({
    name: 'article list',
    about: ['新闻资讯', 'the news'],
    options: { limit: whole('--limit <count>', ['最多多少篇（默认 20）', 'at most so many (20)']) },
    run: async ({ listArticles }, { limit }, cli) => listArticles(await cli.shop(), limit),
    view: articleRows,
  }),
  command({
    name: 'article show',
    about: ['阅读文章', 'read an article'],
    args: { id: needed('<id>', ['文章编号', 'article id']) },
    run: async ({ showArticle }, { id }, cli) => showArticle(await cli.shop(), id),
    view: articleText,
  }),
  command({
    name: 'article like',
    about: ['给文章点赞', 'like an article'],
    args: { id: needed('<id>', ['文章编号', 'article id']) },
    run: async ({ likeArticle }, { id }, cli) => likeArticle(await cli.shop(), id),
    view: sentence,
  }),
  command({
    name: 'feedback send',
    about: ['意见反馈或新品需求', 'write to the shop, or ask for a new product'],
    args: { words: many('<words...>', ['内容', 'what to say']) },
    options: {
      kind: oneOf('--kind <kind>', ['类型（默认 feedback）', 'kind (feedback)'], ['feedback', 'product']),
      image: word('--image <file>', ['一张图片', 'one picture']),
    },
    run: async ({ sendFeedback }, written, cli) => sendFeedback(await cli.shop(), written),
    view: sentence,
  }),
]);
