import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { START_DELAY } from '#shared/rules/app/start-delay.ts';
import { href } from '#web/navigation/routes.ts';
import { aboutArticles, statementArticles } from '#web/parts/content/fixed-articles.ts';
import { showPictures } from '#web/parts/pictures/show-pictures.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { session } from '#web/state/session/session.ts';
import { whenReady } from '#web/state/settings/settings.ts';
import { type FooterData, footer, loadFooter } from '#web/state/shell/footer.ts';
import { FooterContacts } from './footer-contacts.tsx';
import { OutLink } from './out-link.tsx';
import { ServicePanel } from './service-panel.tsx';
import './footer.css';

/** The footer with everything of document 1 §2; a phone folds it into short lines. */
export function FooterBody() {
  const { data } = usePart(footer);
  const { token } = useSnapshot(session);
  useEffect(() => whenReady(START_DELAY, () => void loadFooter(token)), [token]);
  if (!data) return null;
  return (
    <>
      <footer className="foot">
        <div className="page-width">
          <div className="foot__cols">
            <ArticleLinks title="关于我们" articles={aboutArticles} />
            <ArticleLinks title="声明条款" articles={statementArticles} />
            <FooterContacts data={data} />
            {data.shop.wechat_ewm && <FollowCode src={data.shop.wechat_ewm} />}
          </div>
          {data.links.length > 0 && (
            <nav className="foot__links" aria-label="友情链接">
              {data.links.map(({ link_name, link_url }) => (
                <OutLink key={link_name} to={link_url}>
                  {link_name}
                </OutLink>
              ))}
            </nav>
          )}
          <FooterLegal shop={data.shop} />
        </div>
      </footer>
      <ServicePanel data={data} />
    </>
  );
}

/**
 * The official account's QR code: beside the columns on a desktop; on a phone it opens large, where a long press
 * recognises it.
 */
const FollowCode = ({ src }: { readonly src: string }) => (
  <>
    <figure className="foot__qr">
      <img src={src} alt="公众号二维码" width={96} height={96} loading="lazy" />
      <figcaption>关注公众号</figcaption>
    </figure>
    <div className="foot__col on-phone">
      <button type="button" onClick={() => void showPictures({ pictures: [{ src, alt: '公众号二维码' }], at: 0 })}>
        关注公众号
      </button>
    </div>
  </>
);

interface ArticleLinksProps {
  readonly title: string;
  readonly articles: typeof aboutArticles;
}

const ArticleLinks = ({ title, articles }: ArticleLinksProps) => (
  <nav className="foot__col" aria-label={title}>
    <h2>{title}</h2>
    {articles.map(({ id, label }) => (
      <a key={id} href={href.article({ id })}>
        {label}
      </a>
    ))}
  </nav>
);

type Shop = FooterData['shop'];

const NUMBERS: readonly (readonly [keyof Shop, string])[] = [
  ['qxjyxk', '医疗器械经营许可证'],
  ['qxwljy', '医疗器械网络销售备案'],
  ['dxzzyw', '增值电信业务经营许可证'],
  ['hlwyp', '互联网药品信息服务资格证'],
  ['ypzg', '药品经营许可证'],
];

/** Company, licences and registration numbers. */
function FooterLegal({ shop }: { readonly shop: Readonly<Shop> }) {
  return (
    <div className="foot__legal">
      <p>
        {shop.gs_link ? <OutLink to={shop.gs_link}>{shop.company}</OutLink> : shop.company}
        {shop.icp_number && <OutLink to="https://beian.miit.gov.cn/">{shop.icp_number}</OutLink>}
        {shop.lwba && <OutLink to={shop.lwba_link}>{shop.lwba}</OutLink>}
      </p>
      <p>
        {NUMBERS.map(
          ([key, label]) =>
            shop[key] && (
              <span key={key}>
                {label} {shop[key]}
              </span>
            ),
        )}
      </p>
    </div>
  );
}
