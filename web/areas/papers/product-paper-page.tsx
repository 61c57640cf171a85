import { useState } from 'react';
import type { AnswerOf } from '#shared/contract/call.ts';
import type { cpzl, Paper } from '#shared/contract/cpzl.ts';
import { noData } from '#shared/messages/empty.ts';
import { missingParameter } from '#shared/messages/wire.ts';
import { safeLink } from '#shared/rules/app/safe-link.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { Breadcrumb } from '#web/parts/page/breadcrumb.tsx';
import { copyOrShow } from '#web/parts/page/copy-text.ts';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { KeywordSearch } from '#web/parts/search/keyword-search.tsx';
import { dayOf } from '#web/parts/time/day.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Empty } from '#web/ui/state.tsx';
import { inWeChat, onIos } from '#web/wechat/environment.ts';
import { PapersSkeleton } from './papers-skeleton.tsx';
import { productPaperLoader } from './product-papers-loader.ts';
import '#web/ui/words.css';
import './product-papers.css';

/** /cpzl-show: the product papers of some goods: licences, then test reports by batch; view and download. */
export default function PaperPage({ query: { id } }: { readonly query: QueryOf<'productPaper'> }) {
  const [part] = useState(() => createPart(askOf(productPaperLoader.reads.info, { id })));
  const desk = useDesk();
  return (
    <main className="page-width papers">
      {desk ? (
        <Breadcrumb title="产品资料" between={[['资料下载', href.productPapers()]]} />
      ) : (
        <TopBar title="产品资料" back={href.productPapers()} />
      )}
      <div className="page-body">
        {id === '' ? (
          <Empty title={missingParameter.text} action={<ButtonLink href={href.productPapers()}>资料下载</ButtonLink>} />
        ) : (
          <Loaded part={part} skeleton={<PapersSkeleton />}>
            {(there) => <Papers there={there} />}
          </Loaded>
        )}
      </div>
    </main>
  );
}

function Papers({ there: { goods, data } }: { readonly there: AnswerOf<typeof cpzl.info> }) {
  const [ph, setPh] = useState('');
  const [shown, setShown] = useState<Paper>();
  const licences = data.filter((each) => each.ph === '');
  const reports = data.filter((each) => each.ph !== '');
  const found = reports.filter((each) => each.ph.includes(ph.trim()));
  return (
    <>
      <section className="card row loose taller inset paper-row" aria-label="商品">
        <Picture src={goods.goods_thumb} alt="" size={56} />
        <span className="column grow tight paper-row__words">
          <h2 className="clip" translate="no">
            {goods.goods_name}
          </h2>
          <span className="small muted clip">{[goods.des, goods.brand_name].filter(Boolean).join(' · ')}</span>
        </span>
        <ButtonLink kind="line" size="sm" href={href.goods({ id: goods.goods_id })}>
          看商品
        </ButtonLink>
      </section>
      {data.length === 0 && <Empty title={noData.text} />}
      {licences.length > 0 && (
        <Card title="资质" more={<span className="small muted">{licences.length} 份</span>}>
          <div className="ruled">
            {licences.map((each) => (
              <Row key={each.paper_id} paper={each} name={each.title || each.kind} open={setShown} />
            ))}
          </div>
        </Card>
      )}
      {reports.length > 0 && (
        <Card title="检验报告" more={<span className="small muted">{found.length} 批</span>}>
          <div className="papers__batch">
            <KeywordSearch of="批号" placeholder="按批号查" onSearch={setPh} />
          </div>
          <div className="ruled">
            {found.map((each) => (
              <Row key={each.paper_id} paper={each} name={`批号 ${each.ph}`} open={setShown} />
            ))}
          </div>
          {found.length === 0 && <p className="inset middle muted">没有批号含「{ph}」的报告</p>}
        </Card>
      )}
      {shown && <Preview paper={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

interface RowProps {
  readonly paper: Paper;
  readonly name: string;
  readonly open: (paper: Paper) => void;
}

const Row = ({ paper, name, open }: RowProps) => (
  <div className="row loose taller inset paper-row">
    <span className="column grow tight paper-row__words">
      <b>{name}</b>
      <span className="small muted">
        {[paper.kind, paper.add_time && dayOf(paper.add_time)].filter(Boolean).join(' · ')}
      </span>
    </span>
    <Button kind="line" size="sm" aria-label={`查看：${name}`} onClick={() => open(paper)}>
      查看
    </Button>
  </div>
);

const IS_PICTURE = /\.(png|jpe?g|webp|gif|svg)(\?|$)/i;

/** The paper if it is an image, and its download; inside WeChat a guide to open it in the browser. */
/** On an iPhone “在浏览器打开” opens the page on which the visit began, so the link is copied there. */
const HOW = onIos
  ? ([
      ['点下面的“复制链接”', '到 Safari 里粘贴打开，即可下载'],
      ['或发到电脑', '用浏览器打开下载'],
    ] as const)
  : ([
      ['点右上角 ···', '再点“在浏览器打开”，在浏览器里下载'],
      ['或复制链接', '发到电脑，用浏览器打开下载'],
    ] as const);

function Preview({ paper, onClose }: { readonly paper: Paper; readonly onClose: () => void }) {
  const link = safeLink(paper.file);
  const url = link && new URL(link, location.origin).href;
  const copy = async () => {
    if (url) await copyOrShow(url);
  };
  const foot = inWeChat ? (
    <Button size="lg" wide icon="copy" disabled={!url} onClick={copy}>
      复制链接
    </Button>
  ) : (
    url && (
      <ButtonLink size="lg" wide href={url} download target="_blank" rel="noopener noreferrer">
        下载
      </ButtonLink>
    )
  );
  return (
    <Dialog open title={paper.title || paper.kind} width={800} onClose={onClose} foot={foot}>
      {!url && <Empty title="文件暂时打不开" say="可联系业务员索取" />}
      {url && IS_PICTURE.test(url) && (
        <img className="papers__preview" src={url} alt={`${paper.title || paper.kind} ${paper.ph}`} />
      )}
      {inWeChat && url && (
        <ol className="column loose papers__how">
          {HOW.map(([what, how]) => (
            <li key={what}>
              <b>{what}</b>
              <span className="small muted">{how}</span>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
