import { useState } from 'react';
import { enterContent } from '#shared/messages/search.ts';
import { RECOMMENDED_ON_LISTS } from '#shared/rules/goods/recommendation.ts';
import { EVERYTHING, searchedWords } from '#shared/rules/goods/search-history.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { RecommendedGoods, useRecommended } from '#web/parts/goods/recommendations.tsx';
import { EndlessGoods } from '#web/parts/list/endless-goods.tsx';
import { Breadcrumb } from '#web/parts/page/breadcrumb.tsx';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { SearchBox } from '#web/parts/search/search-box.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/state.tsx';
import '#web/ui/words.css';
import './browse.css';
import { BelowList } from './below-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { createSearchStore } from './goods-filter-store.ts';
import { NothingFound, OtherWords } from './nothing-found.tsx';
import { useSearchTitle } from './search-title.ts';
import { Shelf } from './shelf.tsx';

/** The goods search: keywords, categories and brands, filtered and sorted, endless (document 1 §2). */
export default function SearchPage({ query }: { readonly query: QueryOf<'search'> }) {
  const isEmpty = [query.keywords, query.cat_id, query.brand, query.ppg].every((words) => words.trim() === '');
  return isEmpty ? <NoWords /> : <Found query={query} />;
}

/** An address without words finds nothing; everything is found by the word `all`. */
const NoWords = () => (
  <>
    <TopBar title="搜索" cart head={<SearchBox look="bar" />} />
    <main className="page-width inset-sides browse">
      <Breadcrumb title="搜索" />
      <Empty
        title={enterContent.text}
        action={
          <ButtonLink kind="line" href={href.search({ keywords: EVERYTHING })}>
            看全部商品
          </ButtonLink>
        }
      />
    </main>
  </>
);

function Found({ query }: { readonly query: QueryOf<'search'> }) {
  const [store] = useState(() => createSearchStore(query));
  const title = useSearchTitle(query, store.state);
  const words = searchedWords(query.keywords);
  const recommended = useRecommended({ num: RECOMMENDED_ON_LISTS, lx: 'search', keywords: words });
  return (
    <>
      <TopBar title={title} cart head={<SearchBox look="bar" words={words} />} />
      <main className="page-width inset-sides browse">
        <Breadcrumb title={title} />
        <FilterBar store={store} query={query} />
        <EndlessGoods
          list={store.list}
          empty={
            <NothingFound store={store}>
              <OtherWords />
            </NothingFound>
          }
          between={<Shelf part={recommended} />}
        />
        <BelowList list={store.list}>
          <RecommendedGoods part={recommended} />
        </BelowList>
      </main>
    </>
  );
}
