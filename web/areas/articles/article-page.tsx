import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Article } from '#shared/contract/article.ts';
import { pricesForVerified } from '#shared/messages/goods-card.ts';
import { missingParameter } from '#shared/messages/wire.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { seesPrices } from '#shared/rules/member/verification.ts';
import { go } from '#web/navigation/navigate.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { PageBlocks } from '#web/parts/content/page-blocks.tsx';
import { GoodsList } from '#web/parts/goods/goods-list.tsx';
import { Recommendations } from '#web/parts/goods/recommendations.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { Breadcrumb } from '#web/parts/page/breadcrumb.tsx';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { useShareCard } from '#web/parts/page/use-share-card.ts';
import { minuteOf } from '#web/parts/time/day.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { session } from '#web/state/session/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Cell } from '#web/ui/cell.tsx';
import { cx } from '#web/ui/cx.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import { createArticle } from './article-store.ts';
import '#web/ui/words.css';
import './articles.css';
import { usePageTitle } from '#web/state/shell/page-title.ts';

/** The number of recommended goods below an article (document 1 §9). */
const RECOMMENDED = 20;

const toNews = <ButtonLink href={href.articleList()}>新闻资讯</ButtonLink>;

/** /article: its blocks, its goods, likes, related articles, recommended goods (document 1 §3). */
export default function ArticlePage({ query: { id } }: { readonly query: QueryOf<'article'> }) {
  const [store] = useState(() => createArticle(id));
  const desk = useDesk();
  const { phase, data } = usePart(store.part);
  const waits = id !== '' && !data && phase !== 'failed';
  usePageTitle(data?.title ?? '');
  useShareCard(
    data
      ? {
          title: data.title,
          desc: data.description ?? '',
          pictures: data.article_img ? [data.article_img] : [],
          address: href.article({ id }),
        }
      : undefined,
  );
  return (
    <main className="page-width articles">
      {desk ? (
        <Breadcrumb title={data?.title || (waits ? '' : '文章')} between={[['新闻资讯', href.articleList()]]} />
      ) : (
        <TopBar title="新闻资讯" back={href.articleList()} />
      )}
      <div className="page-body">
        {id === '' ? (
          <Empty title={missingParameter.text} action={toNews} />
        ) : (
          <Loaded part={store.part} skeleton={<ArticleSkeleton />} action={toNews}>
            {(there) => <Shown there={there} like={store.like} />}
          </Loaded>
        )}
        {data && <Recommendations num={RECOMMENDED} lx="article" />}
      </div>
    </main>
  );
}

function Shown({ there, like }: { readonly there: Article; readonly like: () => Promise<void> }) {
  const { title, author, add_time, click_count, dz_count, cont_list, article_list, article_goods_list } = there;
  const sees = seesPrices(useBuyer());
  const known = isLoggedIn(useSnapshot(session).token);
  const press = () => (known ? like() : go(href.user({ path: 'login', back: location.pathname + location.search })));
  const hasGoods = article_goods_list.length > 0 || cont_list.some(({ goods_list }) => goods_list.length > 0);
  return (
    <div className={cx('column articles__read', article_list.length > 0 && 'has-more')}>
      <article className="article card card__body">
        <h2 className="article__title">{title || '文章'}</h2>
        <p className="small muted">
          {[author, add_time && minuteOf(add_time), click_count !== undefined && `${click_count} 人看过`]
            .filter(Boolean)
            .join('　')}
        </p>
        {hasGoods && !sees && <Notice tone="warn">{pricesForVerified.text}</Notice>}
        <PageBlocks blocks={cont_list} />
        <Button kind="line" className="article__like" onClick={press}>
          点赞{dz_count !== undefined && ` ${dz_count}`}
        </Button>
      </article>
      {article_goods_list.length > 0 && (
        <Card title="相关商品" className="articles__goods">
          <GoodsList goods={article_goods_list} look="row" />
        </Card>
      )}
      {article_list.length > 0 && (
        <Card title="相关文章" className="articles__more">
          {article_list.map(({ article_id, title: other }) => (
            <Cell key={article_id} title={other} href={href.article({ id: article_id })} />
          ))}
        </Card>
      )}
    </div>
  );
}

const ArticleSkeleton = () => (
  <div className="article card card__body" aria-busy="true">
    <Skeleton w="80%" h="2rem" />
    <Skeleton w="50%" h="1rem" />
    <Skeleton w="100%" h="10rem" />
    <Skeleton w="90%" h="4rem" />
  </div>
);
