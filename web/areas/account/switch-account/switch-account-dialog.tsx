import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { switchAccount } from '#shared/flows/switch-account.ts';
import type { Trouble } from '#shared/flows/trouble.ts';
import { noAccounts } from '#shared/messages/empty.ts';
import { type AccountChoice, accountChoices } from '#shared/rules/member/account-switch.ts';
import { FINDS_FROM } from '#shared/rules/search/finds-from.ts';
import { LongList } from '#web/parts/list/long-list.tsx';
import { useFound } from '#web/parts/list/use-found.tsx';
import type { DialogProps } from '#web/state/dialogs/dialog-table.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { say } from '#web/state/messages/toast.ts';
import { logIn } from '#web/state/session/log-in.ts';
import { session, whenMemberChanges } from '#web/state/session/session.ts';
import { settings } from '#web/state/settings/settings.ts';
import { loginName } from '#web/state/storage/owner.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Empty } from '#web/ui/state.tsx';
import { Tag } from '#web/ui/tag.tsx';
import '#web/ui/words.css';
import './switch-account.css';

/** Logs in as a linked account; true when it worked and every page reloads. */
async function switchTo({ user_id, user_name }: AccountChoice): Promise<boolean> {
  const wanted = { user_id, log_bs: settings()?.log_bs ?? '' };
  const switched = await switchAccount({ client: api }, wanted, new AbortController().signal).catch(asTrouble);
  if (!('answer' in switched)) {
    if (switched.error !== undefined) report(switched.error);
    else if (switched.message) say(switched.message, 'warn');
    return false;
  }
  logIn(switched.answer, user_name);
  return true;
}

/** The accounts that were left or chosen in this visit, the last one first; they go with the login. */
let recent: readonly string[] = [];
whenMemberChanges(() => {
  if (!session.token) recent = [];
});

/** Of many accounts the current one first, then the recent ones. */
function recentFirst(accounts: readonly AccountChoice[]): readonly AccountChoice[] {
  if (accounts.length < FINDS_FROM) return accounts;
  const rank = ({ user_id, current }: AccountChoice) => {
    const at = recent.indexOf(user_id);
    return current ? -1 : at < 0 ? recent.length : at;
  };
  return [...accounts].sort((one, other) => rank(one) - rank(other));
}

/** A lost login is shown like any other failure. */
const asTrouble = (error: unknown): Partial<Trouble> => ({ error });

/** The account switch (document 2 §2): linked accounts, the current one marked and disabled. */
export function SwitchAccountDialog({ close }: DialogProps<'switchAccount'>) {
  const { user_list, name } = useSnapshot(session);
  const [going, setGoing] = useState('');
  const accounts = recentFirst(accountChoices(user_list, { user_name: loginName(), name }));
  const { shown, field } = useFound(accounts, '找账号', ({ label, user_name }) => `${label} ${user_name}`);
  const choose = async (account: AccountChoice) => {
    if (going !== '') return;
    setGoing(account.user_id);
    if (await switchTo(account)) {
      const left = accounts.find(({ current }) => current)?.user_id ?? '';
      recent = [account.user_id, left, ...recent.filter((id) => id !== account.user_id && id !== left)];
      close(true);
    } else setGoing('');
  };
  return (
    <Dialog open title="切换账号" width={400} onClose={() => close(false)}>
      {accounts.length === 0 && <Empty title={noAccounts.text} />}
      {field}
      <LongList
        searched
        className="accounts"
        rows={shown.map((account) => (
          <button
            key={account.user_id}
            type="button"
            className="row wide taller accounts__one"
            disabled={account.current}
            aria-current={account.current || undefined}
            aria-busy={account.user_id === going || undefined}
            onClick={() => choose(account)}
          >
            <span className="grow">{account.label}</span>
            {account.current && <Tag tone="brand">当前</Tag>}
            {account.user_id === going && <span className="small muted">切换中</span>}
          </button>
        ))}
      />
    </Dialog>
  );
}
