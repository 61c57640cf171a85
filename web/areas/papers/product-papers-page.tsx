import { useState } from 'react';
import { noData } from '#shared/messages/empty.ts';
import { countOf } from '#shared/rules/app/unknown.ts';
import { goInstead } from '#web/navigation/navigate.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { createEndless } from '#web/parts/list/endless.ts';
import { EndlessList } from '#web/parts/list/endless-list.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { Breadcrumb } from '#web/parts/page/breadcrumb.tsx';
import { Offered } from '#web/parts/page/offered.tsx';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { KeywordSearch } from '#web/parts/search/keyword-search.tsx';
import { askOf } from '#web/state/loading/loader.ts';
import { useOffered } from '#web/state/loading/offered.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Empty } from '#web/ui/state.tsx';
import { PapersSkeleton } from './papers-skeleton.tsx';
import { productPapersLoader } from './product-papers-loader.ts';
import '#web/ui/words.css';
import './product-papers.css';

/** /cpzl: goods with product papers, by name or code. */
export default function PapersPage({ query: { keywords } }: { readonly query: QueryOf<'productPapers'> }) {
  const [list] = useState(() => createEndless(askOf(productPapersLoader.reads.list, { keywords })));
  const desk = useDesk();
  const offered = useOffered();
  const linkOf = (id: string) => (offered(href.productPaper({ id })) ? href.productPaper({ id }) : undefined);
  const search = (words: string) => goInstead(href.productPapers({ keywords: words.trim() }));
  const box = <KeywordSearch of="产品资料" placeholder="商品名 / 编码" from={keywords} onSearch={search} bar={!desk} />;
  return (
    <main className="page-width papers">
      {desk ? <Breadcrumb title="资料下载">{box}</Breadcrumb> : <TopBar title="资料下载" head={box} />}
      <div className="page-body">
        <Loaded
          part={list}
          skeleton={<PapersSkeleton />}
          empty={<None searched={keywords !== ''} clear={() => search('')} />}
        >
          {() => (
            <EndlessList list={list} itemKey={({ goods_id }) => goods_id} className="card" rowSize={80}>
              {({ goods_id, goods_name, goods_thumb, goods_sn, des, brand_name, num }) => (
                <a className="row loose taller inset paper-row" href={linkOf(goods_id)}>
                  <Picture src={goods_thumb} alt="" size={56} />
                  <span className="column grow tight paper-row__words">
                    <b className="clip" translate="no">
                      {goods_name}
                    </b>
                    <span className="small muted clip">{[des, brand_name, goods_sn].filter(Boolean).join(' · ')}</span>
                  </span>
                  <span className="small muted nowrap">{countOf(num)} 份</span>
                  <Icon name="right" size={16} />
                </a>
              )}
            </EndlessList>
          )}
        </Loaded>
      </div>
    </main>
  );
}

const None = ({ searched, clear }: { readonly searched: boolean; readonly clear: () => void }) => (
  <Empty
    title={noData.text}
    say="换个商品名或编码试试；急用可找业务员要"
    action={
      searched ? (
        <Button onClick={clear}>清空搜索</Button>
      ) : (
        <Offered to={href.salesman()}>
          <ButtonLink href={href.salesman()}>找业务员</ButtonLink>
        </Offered>
      )
    }
  />
);
