import { useState } from 'react';
import { pageTool } from '#shared/contract/page-tool.ts';
import { noData } from '#shared/messages/empty.ts';
import { missingParameter } from '#shared/messages/wire.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { PageBlocks } from '#web/parts/content/page-blocks.tsx';
import { measurePictures } from '#web/parts/content/picture-sizes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { Breadcrumb } from '#web/parts/page/breadcrumb.tsx';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { useShareCard } from '#web/parts/page/use-share-card.ts';
import { api } from '#web/state/loading/api.ts';
import { createPart } from '#web/state/loading/part.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import '#web/ui/words.css';
import './articles.css';

const toHome = <ButtonLink href={href.index()}>去首页</ButtonLink>;

/** /defined-page: a page that the operator composed with the page tool (document 1 §2). */
export default function DefinedPage({ query: { id } }: { readonly query: QueryOf<'definedPage'> }) {
  const [part] = useState(() =>
    createPart(async () => {
      const page = await api.send(pageTool.info, { page_id: id });
      await measurePictures(page.cont_list);
      return page;
    }),
  );
  const desk = useDesk();
  const { phase, data } = usePart(part);
  const waits = id !== '' && !data && phase !== 'failed';
  const title = waits ? '' : data?.data.title || '专题';
  const pictures = (data?.cont_list ?? []).filter(({ type }) => type === 'img').flatMap(({ cont }) => cont ?? []);
  useShareCard(data ? { title, desc: '', pictures, address: href.definedPage({ id }) } : undefined);
  return (
    <main className="page-width articles">
      {desk ? <Breadcrumb title={title} /> : <TopBar title={title} cart />}
      <div className="page-body">
        {id === '' ? (
          <Empty title={missingParameter.text} action={toHome} />
        ) : (
          <Loaded
            part={part}
            skeleton={
              <div aria-busy="true">
                <Skeleton w="100%" h="10rem" />
              </div>
            }
          >
            {({ cont_list }) =>
              cont_list.length === 0 ? <Empty title={noData.text} action={toHome} /> : <PageBlocks blocks={cont_list} />
            }
          </Loaded>
        )}
      </div>
    </main>
  );
}
