import { useSnapshot } from 'valtio';
import { canSwitchAccount } from '#shared/rules/login-session.ts';
import { greetingName } from '#shared/rules/member.ts';
import { open } from '#web/state/dialogs.ts';
import { session } from '#web/state/session.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import './dialog-types/switch-account.ts';
import { MenuItem, useMenuEntries } from './member-menu.tsx';
import './member-side.css';
import { MemberFace, MemberTags } from './member-who.tsx';
import { useUserLeft } from './user-left.ts';

/** The side of the user centre on a desk: who is here, and every entry (document 2 §2). */
export function MemberSide({ route }: { readonly route: string }) {
  const { entries, waits, deleted } = useMenuEntries();
  const { left } = useUserLeft();
  const { name, avatar } = useSnapshot(session);
  return (
    <aside className="member-side card" aria-label="个人中心菜单">
      <div className="member-side__me">
        <MemberFace src={left?.avatar || avatar} />
        <p className="strong clip">你好，{greetingName(left?.name || name)}</p>
        <p className="small muted">欢迎光临药仓</p>
        <MemberTags />
        <SwitchAccount className="member-side__switch" />
      </div>
      <nav className="member-side__menu" aria-label="功能">
        {waits
          ? BONES.map((at) => (
              <span key={at} className="member-menu__item" aria-hidden="true">
                <Bone w={20} h={20} />
                <Bone w="5em" h="1rem" />
              </span>
            ))
          : entries.map((entry) => <MenuItem key={entry.key} entry={entry} route={route} deleted={deleted} />)}
      </nav>
    </aside>
  );
}

const BONES = Array.from({ length: 17 }, (_, at) => at);

/** Opens the account switch, only with more than one account (document 2 §2). */
export function SwitchAccount({ className }: { readonly className: string }) {
  const { user_list } = useSnapshot(session);
  if (!canSwitchAccount({ user_list })) return null;
  return (
    <button type="button" className={className} onClick={() => void open('switchAccount', {})}>
      <Icon name="swap" size={16} />
      切换账号
    </button>
  );
}
