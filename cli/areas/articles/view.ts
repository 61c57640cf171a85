import { shanghaiTime } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { clean, wrapped } from '#cli/text/width.ts';
import type { Article } from '#shared/contract/article.ts';
import { decodeEntities } from '#shared/contract/html-entities.ts';

/** One article as text: its blocks, then what it is related to. */
export function articleText(article: Article, paper: Paper): string {
  const { say, ink, columns } = paper;
  const about = [article.author, shanghaiTime(article.add_time), `${say('点赞', 'likes')} ${article.dz_count}`];
  const body = article.cont_list.flatMap((block) => (block.type === 'text' ? paragraphs(block.cont ?? '') : []));
  const related = article.article_list.map(({ article_id, title }) => `${article_id}  ${title}`);
  const goods = article.article_goods_list.map(({ goods_id, goods_name }) => `${goods_id}  ${goods_name}`);
  return [
    ink.bold(clean(article.title)),
    ink.dim(clean(about.filter(Boolean).join('  '))),
    ...body.map((line) => `\n${folded(line, columns)}`),
    ...section(say('相关文章', 'Related'), related, paper),
    ...section(say('文中商品', 'Goods'), goods, paper),
  ].join('\n');
}

const section = (head: string, lines: readonly string[], { ink, columns }: Paper): string[] =>
  lines.length === 0 ? [] : [`\n${ink.dim(head)}`, ...lines.map((line) => folded(line, columns))];

const folded = (line: string, columns: number): string =>
  Number.isFinite(columns) ? wrapped(clean(line), columns).join('\n') : clean(line);

/** The paragraphs of the operator's HTML, without its marks. */
function paragraphs(html: string): string[] {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .split(/<\/(?:p|div|li|h\d|tr)>|<br\s*\/?>/i)
    .map((part) => decodeEntities(part.replace(/<[^>]*>/g, '')).trim())
    .filter((part) => part !== '');
}
