import { useSnapshot } from 'valtio';
import { isOwnPath, safeLink } from '#shared/rules/app/safe-link.ts';
import { href, hrefOf } from '#web/navigation/routes.ts';
import { aboutArticles, statementArticles } from '#web/parts/content/fixed-articles.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { CallRows } from '#web/parts/member/call-row.tsx';
import { Breadcrumb } from '#web/parts/page/breadcrumb.tsx';
import { copyOrShow } from '#web/parts/page/copy-text.ts';
import { Offered } from '#web/parts/page/offered.tsx';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { session } from '#web/state/session/session.ts';
import { type FooterData, footer } from '#web/state/shell/footer.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Cell } from '#web/ui/cell.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import '#web/ui/words.css';
import './help.css';

/** /help: contacts, statements and the online service of the footer on a page of their own. */
export default function HelpPage() {
  const desk = useDesk();
  const { data, phase } = usePart(footer);
  return (
    <main className="page-width">
      {desk ? <Breadcrumb title="客服与帮助" /> : <TopBar title="客服与帮助" back={href.userCenter()} />}
      <div className="page-body help__body">
        <Loaded
          part={footer}
          skeleton={
            <Card className="help__contacts card__body">
              <Skeleton w="60%" h="1.5rem" />
              <Skeleton w="90%" h="12rem" />
            </Card>
          }
        >
          {(data) => <Contacts data={data} />}
        </Loaded>
        {/* They need no data, but the contacts above would push them down. */}
        {(data || phase === 'failed') && (
          <Card as="div" className="help__articles">
            {[...aboutArticles, ...statementArticles].map(({ id, label }) => (
              <Cell key={id} title={label} href={href.article({ id })} />
            ))}
          </Card>
        )}
      </div>
    </main>
  );
}

function Contacts({ data: { shop, agency } }: { readonly data: FooterData }) {
  const desk = useDesk();
  const { token } = useSnapshot(session);
  const phones = agency.phone.length > 0 ? agency.phone : [shop.phone ?? ''].filter(Boolean);
  const chat = safeLink(agency.ttkefu_url);
  return (
    <>
      <Card title={shop.company} className="help__contacts">
        {phones.map((line) => (
          <CallRows key={line} phone={line} />
        ))}
        {agency.qq.map(({ name, value }) => (
          <Cell
            key={value}
            title={name}
            note={`QQ ${value}`}
            value={
              <Button kind="line" size="sm" aria-label={`复制 ${name} 的 QQ`} onClick={() => copyOrShow(value)}>
                复制
              </Button>
            }
          />
        ))}
        {chat && (
          <Cell
            title="在线客服"
            value={
              <ButtonLink size="sm" href={isOwnPath(chat) ? hrefOf(chat) : chat} rel="noopener noreferrer">
                去咨询
              </ButtonLink>
            }
          />
        )}
        {token !== '' && (
          <Offered to={href.salesman()}>
            <Cell title="找业务员" href={href.salesman()} />
          </Offered>
        )}
      </Card>
      {shop.wechat_ewm && (
        <Card className="row loose inset help__qr">
          <img src={shop.wechat_ewm} alt="公众号二维码" width={96} height={96} loading="lazy" />
          <div>
            <h2>关注公众号</h2>
            <p className="small muted">{desk ? '微信扫一扫，在手机上下单' : '长按识别二维码'}</p>
          </div>
        </Card>
      )}
    </>
  );
}
