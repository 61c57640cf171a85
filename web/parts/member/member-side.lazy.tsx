import { useSnapshot } from 'valtio';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { greetingName } from '#shared/rules/member/member.ts';
import { session } from '#web/state/session/session.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MenuItem, useMenuEntries } from './member-menu.tsx';
import './member-side.css';
import { MemberFace, MemberTags } from './member-who.tsx';
import { SwitchAccount } from './switch-account.tsx';
import { useUserLeft } from './user-left.ts';

/** The side of the user centre on a desktop: account card and all entries (document 2 §2). */
export function MemberSide({ route }: { readonly route: string }) {
  const { entries, waits, deleted } = useMenuEntries();
  const { left } = useUserLeft();
  const { name, avatar, token } = useSnapshot(session);
  return (
    <aside className="member-side card" aria-label="个人中心菜单">
      <div className="member-side__me">
        <MemberFace src={left?.avatar || avatar} />
        <p className="strong member-side__name">你好，{greetingName(left?.name || name)}</p>
        <p className="small muted">欢迎光临药仓</p>
        {isLoggedIn(token) && <MemberTags />}
        <SwitchAccount className="member-side__switch" />
      </div>
      <nav className="member-side__menu" aria-label="功能">
        {waits
          ? PLACES.map((at) => (
              <span key={at} className="member-menu__item" aria-hidden="true">
                <Skeleton w={20} h={20} />
                <Skeleton w="5em" h="1rem" />
              </span>
            ))
          : entries.map((entry) => <MenuItem key={entry.key} entry={entry} route={route} deleted={deleted} />)}
      </nav>
    </aside>
  );
}

const PLACES = Array.from({ length: 17 }, (_, at) => at);
