import type { ArticleRow } from '#shared/contract/entities.ts';
import { noNews } from '#shared/messages/empty.ts';
import { requestFailed } from '#shared/messages/wire.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { shortDay } from '#web/parts/time/day.ts';

/** The latest articles; undefined where they came and cannot be read. */
export const ArticleList = ({ articles }: { readonly articles: readonly ArticleRow[] | undefined }) =>
  articles?.length ? (
    <Rows articles={articles} />
  ) : (
    <p className="article-list__none muted">{(articles ? noNews : requestFailed).text}</p>
  );

const Rows = ({ articles }: { readonly articles: readonly ArticleRow[] }) => (
  <ul className="article-list">
    {articles.map(({ article_id, title, add_time }) => (
      <li key={article_id}>
        <a href={hrefOf(`/article?id=${encodeURIComponent(article_id)}`)}>
          <span className="clip">{title}</span>
          {add_time && <time className="small muted push nowrap">{shortDay(add_time)}</time>}
        </a>
      </li>
    ))}
  </ul>
);
