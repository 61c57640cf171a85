import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { switchAccount } from '#shared/flows/switch-account.ts';
import type { Trouble } from '#shared/flows/trouble.ts';
import { noAccounts } from '#shared/messages/empty.ts';
import { type AccountChoice, accountChoices } from '#shared/rules/member/account-switch.ts';
import { useFound } from '#web/parts/list/use-found.tsx';
import type { DialogProps } from '#web/state/dialogs/dialog-table.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { say } from '#web/state/messages/toast.ts';
import { logIn } from '#web/state/session/log-in.ts';
import { session } from '#web/state/session/session.ts';
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

/** A lost login is shown like any other failure. */
const asTrouble = (error: unknown): Partial<Trouble> => ({ error });

/** The account switch (document 2 §2): linked accounts, the current one marked and disabled. */
export function SwitchAccountDialog({ close }: DialogProps<'switchAccount'>) {
  const { user_list, name } = useSnapshot(session);
  const [going, setGoing] = useState('');
  const accounts = accountChoices(user_list, { user_name: loginName(), name });
  const { shown, field } = useFound(accounts, '找账号', ({ label, user_name }) => `${label} ${user_name}`);
  const choose = async (account: AccountChoice) => {
    if (going !== '') return;
    setGoing(account.user_id);
    if (await switchTo(account)) close(true);
    else setGoing('');
  };
  return (
    <Dialog open title="切换账号" width={400} onClose={() => close(false)}>
      {accounts.length === 0 && <Empty title={noAccounts.text} />}
      {field}
      <ul className="ruled">
        {shown.map((account) => (
          <li key={account.user_id}>
            <button
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
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
