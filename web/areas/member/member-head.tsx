import { useSnapshot } from 'valtio';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { greetingName } from '#shared/rules/member/member.ts';
import { href, hrefOf } from '#web/navigation/routes.ts';
import { MemberFace, MemberTags } from '#web/parts/member/member-who.tsx';
import { SwitchAccount } from '#web/parts/member/switch-account.tsx';
import { useUserLeft } from '#web/parts/member/user-left.ts';
import { session } from '#web/state/session/session.ts';
import { usePageTitle } from '#web/state/shell/page-title.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The head of the member centre on a phone: member, state, account switch. */
export function MemberHead({ title }: { readonly title: string }) {
  usePageTitle(title);
  const { left } = useUserLeft();
  const { token, name, avatar } = useSnapshot(session);
  return (
    <header className="row loose me">
      <h1 className="visually-hidden">{title}</h1>
      <MemberFace src={left?.avatar || avatar} large />
      <div className="grow me__who">
        <p className="strong me__name">你好，{greetingName(left?.name || name)}</p>
        <p className="small">欢迎光临药仓</p>
        {isLoggedIn(token) && <MemberTags />}
        <SwitchAccount className="row tight tall size-13" />
      </div>
      <a className="row keep tall me__set" href={href.help()} aria-label="客服与帮助">
        <Icon name="chat" size={24} />
      </a>
      <a className="row keep tall me__set" href={hrefOf('/user-set')} aria-label="设置">
        <Icon name="gear" size={24} />
      </a>
    </header>
  );
}
