import type { ArticleRow } from '#shared/contract/entities.ts';
import { noNews } from '#shared/messages/empty.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { shortDay } from '#web/parts/time/day.ts';

/** The latest articles. */
export const ArticleList = ({ articles }: { readonly articles: readonly ArticleRow[] }) =>
  articles.length === 0 ? <p className="article-list__none muted">{noNews.text}</p> : <Rows articles={articles} />;

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
