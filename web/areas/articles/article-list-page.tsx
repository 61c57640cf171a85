import { useState } from 'react';
import type { CountedArticle } from '#shared/contract/article.ts';
import { noNews } from '#shared/messages/empty.ts';
import { href } from '#web/navigation/routes.ts';
import { createEndless } from '#web/parts/list/endless.ts';
import { EndlessList } from '#web/parts/list/endless-list.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { Breadcrumb } from '#web/parts/page/breadcrumb.tsx';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { dayOf } from '#web/parts/time/day.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import { articleListLoader } from './articles-loader.ts';
import '#web/ui/words.css';
import './articles.css';

/** /article-list: the news, newest first. */
export default function ArticleListPage() {
  const [list] = useState(() => createEndless(askOf(articleListLoader.reads.list, {})));
  const desk = useDesk();
  return (
    <main className="page-width articles">
      {desk ? <Breadcrumb title="新闻资讯" /> : <TopBar title="新闻资讯" />}
      <div className="page-body">
        <Loaded part={list} skeleton={<RowsSkeleton />} empty={<Empty title={noNews.text} />}>
          {() => (
            <EndlessList list={list} itemKey={({ article_id }) => article_id} className="card" rowSize={92}>
              {(row) => <Row row={row} />}
            </EndlessList>
          )}
        </Loaded>
      </div>
    </main>
  );
}

const Row = ({
  row: { article_id, title, description, add_time, click_count, dz_count, article_img },
}: {
  readonly row: CountedArticle;
}) => (
  <a className="inset article-row" href={href.article({ id: article_id })}>
    <span className="column tight grow article-row__words">
      <b className="two size-16">{title}</b>
      {description && <span className="clip size-13 muted on-desk">{description}</span>}
      <span className="small muted">
        {[
          add_time && dayOf(add_time),
          click_count !== undefined && `${click_count} 人看过`,
          dz_count !== undefined && `${dz_count} 赞`,
        ]
          .filter(Boolean)
          .join('　')}
      </span>
    </span>
    {article_img && <Picture src={article_img} alt="" size={104} ratio={0.56} fit="cover" />}
  </a>
);

const RowsSkeleton = () => (
  <div className="card" aria-busy="true">
    {[1, 2, 3, 4, 5, 6].map((at) => (
      <div key={at} className="inset article-row">
        <span className="column tight grow article-row__words">
          <Skeleton w="80%" h="1.25rem" />
          <Skeleton w="50%" h="1rem" />
        </span>
      </div>
    ))}
  </div>
);
