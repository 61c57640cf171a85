import { about, get, write } from './call.ts';
import { articleRow, goodsCard } from './entities.ts';
import { pageBlock } from './page-tool.ts';
import { atLeast } from './page-wire.ts';
import { count, id, known, list, named, nothingIs, optional, rows, shape, type TypeOf, text } from './wire.ts';

/** An article with the number of its readers and of its likes (`dz_count`). */
export const countedArticle = named(
  shape({
    ...articleRow.fields,
    author: optional(text),
    click_count: known(atLeast(0, count)),
    dz_count: known(atLeast(0, count)),
  }),
  'title',
);
export type CountedArticle = TypeOf<typeof countedArticle>;

/** An article with its blocks, related articles and goods (document 1 §3). */
export const wholeArticle = shape({
  ...countedArticle.fields,
  cont_list: rows(pageBlock),
  article_list: nothingIs([], list(articleRow)),
  article_goods_list: nothingIs([], list(goodsCard)),
});
export type Article = TypeOf<typeof wholeArticle>;

/** article.php (document 1 §7). */
export const article = {
  /** The news, newest first. */
  list: get('article.php?act=list', 'read', {}, { data: rows(countedArticle), page_next: text }),
  /** One article; each call counts as one reader. */
  info: about(get('article.php?act=info', 'read', { id }, { article: wholeArticle }), 'id', 'article.article_id'),
  /** Likes an article. The server accepts one like per member and day, and refuses a second one. */
  dz: get('article.php?act=dz', write('all'), { id }, {}),
};
