import { useSnapshot } from 'valtio';
import { canSwitchAccount } from '#shared/rules/login/login-session.ts';
import { open } from '#web/state/dialogs/dialogs.ts';
import { session } from '#web/state/session/session.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Opens the account switch; shown only with more than one account (document 2 §2). */
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
