import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { user } from '#shared/contract/user.ts';
import { SIDE_MENU_START_DELAY } from '#shared/rules/app/start-delay.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { notePreOrders } from '#web/state/session/privileges.ts';
import { session } from '#web/state/session/session.ts';
import { whenReady } from '#web/state/settings/settings.ts';
import { user_left } from '#web/state/storage/kept.ts';
import { beginning, createUserLeft, type UserLeft } from './user-left-store.ts';

export type { UserLeft };

/** Passes values of the side menu's data to the rest of the shop. */
function told(left: UserLeft): UserLeft {
  notePreOrders(left.system_priv.qhyg === true);
  return left;
}

const userLeft = createUserLeft({
  token: () => session.token,
  page: () => location.href,
  fetch: async () => told(await api.send(user.userLeft, {})),
  recall: () => {
    const copy = user_left.mine().read();
    return copy && told(copy);
  },
  keep: (left) => user_left.mine().write(left),
  // The menu has the entries that need no data, and the next page asks again: a toast would lie on what the page says.
  report: (error) => report(error, true),
});

interface Seen {
  readonly left: UserLeft | null;
  /** The data is loading. */
  readonly waits: boolean;
}

/** The side menu's data. A page that shows it fetches it 200 ms after it loads. */
export function useUserLeft(): Seen {
  const { token } = useSnapshot(session);
  const { of, phase, left } = useSnapshot(userLeft.state);
  useEffect(() => {
    if (isLoggedIn(token)) return whenReady(SIDE_MENU_START_DELAY, () => void userLeft.load());
    return undefined;
  }, [token]);
  const mine = of === beginning(token) && isLoggedIn(token);
  return { left: mine ? (left as UserLeft | null) : null, waits: isLoggedIn(token) && !(mine && phase !== 'loading') };
}

/** The side menu's data has changed: fetch it again. */
export function forgetUserLeft(): void {
  user_left.mine().erase();
  userLeft.forget();
  void userLeft.load();
}
