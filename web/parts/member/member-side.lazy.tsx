import { useSnapshot } from 'valtio';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { greetingName } from '#shared/rules/member/member.ts';
import { inGroups } from '#shared/rules/member/menu-groups.ts';
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
      <div className="column tight centred member-side__me">
        <MemberFace src={left?.avatar || avatar} />
        <p className="strong">你好，{greetingName(left?.name || name)}</p>
        <p className="small muted">欢迎光临药仓</p>
        {isLoggedIn(token) && <MemberTags />}
        <SwitchAccount className="row tight link small member-side__switch" />
      </div>
      <nav className="ruled member-side__menu" aria-label="功能">
        {waits
          ? PLACES.map((count) => (
              <div key={count} className="member-side__group" aria-hidden="true">
                {Array.from({ length: count }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: places do not move
                  <span key={at} className="member-menu__item">
                    <Skeleton w={20} h={20} />
                    <Skeleton w="5em" h="1rem" />
                  </span>
                ))}
              </div>
            ))
          : inGroups(entries).map((group) => (
              <div key={group[0]?.key} className="member-side__group">
                {group.map((entry) => (
                  <MenuItem key={entry.key} entry={entry} route={route} deleted={deleted} />
                ))}
              </div>
            ))}
      </nav>
    </aside>
  );
}

/** The entries of each group, as most members have them. */
const PLACES = [4, 2, 3, 7, 1];
