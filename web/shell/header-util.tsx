import { useSnapshot } from 'valtio';
import { plainText } from '#shared/messages/plain-text.ts';
import { isOwnPath, safeLink } from '#shared/rules/app/safe-link.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { greetingName } from '#shared/rules/member/member.ts';
import { href, hrefOf } from '#web/navigation/routes.ts';
import { HeaderAdvert } from '#web/parts/content/header-advert.tsx';
import { useOffered } from '#web/state/loading/offered.ts';
import { logOut } from '#web/state/session/log-out.ts';
import { session } from '#web/state/session/session.ts';
import type { HeaderData } from '#web/state/shell/header-data.ts';
import { Icon } from '#web/ui/icon.tsx';
import './header-util.css';
import { MobileQr } from './mobile-qr.tsx';

interface Props {
  readonly data: HeaderData | null;
}

/** The top line of the desktop header: notice, closable adverts and the member's links (document 1 §2). */
export function HeaderUtil({ data }: Props) {
  const { token, name } = useSnapshot(session);
  return (
    <>
      <HeaderNotice data={data} />
      <HeaderAdvert adverts={data?.ad} className="head__flyer" eager />
      <nav className="head__links" aria-label="我的">
        {/* First: what comes with the data moves no link. */}
        {data?.show_mobile && <MobileQr code={data.show_mobile} />}
        {isLoggedIn(token) ? <MemberLinks name={name} /> : <VisitorLinks />}
      </nav>
    </>
  );
}

/** The notice: a link when the operator gave one to a page that exists, else plain text. */
function HeaderNotice({ data }: Props) {
  const offered = useOffered();
  const words = plainText(data?.tz.cont ?? '');
  if (words === '') return null;
  const link = safeLink(data?.tz.link);
  const line = (
    <>
      <Icon name="speaker" size={16} />
      <span className="clip">{words}</span>
    </>
  );
  if (!link || (isOwnPath(link) && !offered(link))) return <span className="head__notice">{line}</span>;
  return (
    <a className="head__notice" href={isOwnPath(link) ? hrefOf(link) : link}>
      {line}
    </a>
  );
}

const MemberLinks = ({ name }: { readonly name: string }) => (
  <>
    <span className="clip">你好，{greetingName(name)}</span>
    <a href={href.userCenter()}>个人中心</a>
    <a href={href.order()}>我的订单</a>
    <button type="button" onClick={() => void logOut()}>
      退出登录
    </button>
  </>
);

const VisitorLinks = () => (
  <>
    <span>你好，{greetingName('')}</span>
    <a href={href.user({ path: 'login' })}>登录</a>
    <a href={href.user({ path: 'register' })}>注册</a>
    <a href={href.userCenter()}>个人中心</a>
    <a href={href.order()}>我的订单</a>
  </>
);
