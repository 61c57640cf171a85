import { area, membersOnly, servedBy } from '#cli/frame/command.ts';
import { limit, many, needed } from '#cli/frame/parameters.ts';
import { shanghaiTime } from '#cli/text/money.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { clean, wrapped } from '#cli/text/width.ts';
import type { Article } from '#shared/contract/article.ts';
import { decodeEntities } from '#shared/contract/html-entities.ts';
import { noNews } from '#shared/messages/empty.ts';
import { countOf } from '#shared/rules/app/unknown.ts';
import { feedbackOptions } from './options.ts';

const command = servedBy(() => import('./service.ts'));
const memberCommand = membersOnly(() => import('./service.ts'));

export const articles = area({ article: ['新闻资讯', 'articles'], feedback: ['意见反馈', 'feedback'] }, [
  command('article list', {
    about: ['新闻资讯', 'the news'],
    options: { limit },
    run: async ({ listArticles }, { limit: most }, cli) => listArticles(await cli.shop(), most),
    rows: ({ articles: all }) => all,
    none: noNews.text,
    columns: [
      { head: ['编号', 'ID'], cell: ({ article_id }) => article_id },
      { head: ['标题', 'Title'], cell: ({ title }) => title, shrinksTo: 20 },
      { head: ['日期', 'Date'], cell: ({ add_time }) => shanghaiTime(add_time).slice(0, 10) },
      { head: ['阅读', 'Read'], cell: ({ click_count }) => String(click_count ?? ''), right: true },
      { head: ['点赞', 'Likes'], cell: ({ dz_count }) => String(countOf(dz_count)), right: true },
    ],
  }),
  command('article show', {
    about: ['阅读文章', 'read an article'],
    args: { id: needed('<id>', ['文章编号', 'article id']) },
    run: async ({ showArticle }, { id }, cli) => showArticle(await cli.shop(), id),
    view: articleText,
  }),
  memberCommand('article like', {
    about: ['给文章点赞', 'like an article'],
    args: { id: needed('<id>', ['文章编号', 'article id']) },
    run: async ({ likeArticle }, { id }, cli) => likeArticle(await cli.shop(), id),
  }),
  memberCommand('feedback send', {
    about: ['意见反馈或新品需求', 'write to the shop, or ask for a new product'],
    args: { words: many('<words...>', ['内容', 'what to say']) },
    options: feedbackOptions,
    run: async ({ sendFeedback }, written, cli) => sendFeedback(await cli.shop(), written),
  }),
]);

function articleText(article: Article, style: TextStyle): string {
  const { say, ink, columns } = style;
  const about = [
    article.author,
    shanghaiTime(article.add_time),
    `${say('点赞', 'likes')} ${countOf(article.dz_count)}`,
  ];
  const body = article.cont_list.flatMap((block) => (block.type === 'text' ? paragraphs(block.cont ?? '') : []));
  const related = article.article_list.map(({ article_id, title }) => `${article_id}  ${title}`);
  const goods = article.article_goods_list.map(({ goods_id, goods_name }) => `${goods_id}  ${goods_name}`);
  return [
    ink.bold(clean(article.title)),
    ink.dim(clean(about.filter(Boolean).join('  '))),
    ...body.map((line) => `\n${folded(line, columns)}`),
    ...section(say('相关文章', 'Related'), related, style),
    ...section(say('文中商品', 'Goods'), goods, style),
  ].join('\n');
}

const section = (head: string, lines: readonly string[], { ink, columns }: TextStyle): string[] =>
  lines.length === 0 ? [] : [`\n${ink.dim(head)}`, ...lines.map((line) => folded(line, columns))];

const folded = (line: string, columns: number): string =>
  Number.isFinite(columns) ? wrapped(clean(line), columns).join('\n') : clean(line);

function paragraphs(html: string): string[] {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .split(/<\/(?:p|div|li|h\d|tr)>|<br\s*\/?>/i)
    .map((part) => decodeEntities(part.replace(/<[^>]*>/g, '')).trim())
    .filter((part) => part !== '');
}
