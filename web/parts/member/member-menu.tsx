import { logInFirst } from '#shared/messages/shell.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { highlightedEntry, type MenuEntry, menuEntries } from '#shared/rules/member/user-centre-menu.ts';
import { isVerified } from '#shared/rules/member/verification.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { open } from '#web/state/dialogs/dialogs.ts';
import { useOffered } from '#web/state/loading/offered.ts';
import { say } from '#web/state/messages/toast.ts';
import { useBuyer, useSettings } from '#web/state/session/buyer.ts';
import { session } from '#web/state/session/session.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { o } from '#web/ui/icon-strokes.ts';
import { Tag } from '#web/ui/tag.tsx';
import { useUserLeft } from './user-left.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  'user-center': 'home',
  order: 'list',
  invoice: 'receipt',
  'user-range': 'shield',
  're-type': 'key',
  bank: 'card',
  salesman: 'phone',
  'user-off': 'out',
  signin: 'calendar-check',
  mybuy: 'repeat',
  collect: 'heart',
  history: 'history',
  volume: 'ticket',
  'path-list': 'pin',
  'user-set': 'gear',
  feedback: 'chat',
};

/** Drawn nowhere else. */
const PATHS: Readonly<Record<string, string>> = {
  group_buy: `${o(9, 8.5, 3.5)}M2.5 19.5c.6-3.4 3.1-5 6.5-5s5.9 1.6 6.5 5M15.8 5.4a3.5 3.5 0 0 1 0 6.2M18.4 15q2.5 1.3 3.1 4.5`,
  help_buy: `${o(6.5, 7, 2.5)}${o(6.5, 17, 2.5)}M8.6 8.4L19.5 17M8.6 15.6L19.5 7`,
  qhyg: `M20 9.5V7l-8-4-8 4v10l8 4M4 7l8 4 8-4M12 11v10${o(17.5, 16.8, 4)}M17.5 14.8v2l1.3.8`,
};

interface MenuShown {
  readonly entries: readonly MenuEntry[];
  /** The side menu's data is loading. */
  readonly waits: boolean;
  /** The account is being closed. */
  readonly deleted: boolean;
}

/**
 * The entries of the user centre, in the documents' order. Entries that need the side menu's data wait for it; the
 * page's head or side loads it.
 */
export function useMenuEntries(): MenuShown {
  const { left, waits } = useUserLeft();
  const buyer = useBuyer();
  const booklet_type = useSettings()?.booklet_type ?? '';
  const offered = useOffered();
  const all = menuEntries({ priv: left?.system_priv, verified: isVerified(buyer), booklet_type });
  const entries = all.filter(({ to = '' }) => offered(to));
  return { entries, waits, deleted: left?.deleted === true };
}

interface Props {
  readonly entry: MenuEntry;
  /** The current route, for the highlight. */
  readonly route: string;
  readonly deleted: boolean;
}

/** Feedback requires a login (document 2 §6). */
function openFeedback(): void {
  if (isLoggedIn(session.token)) void open('feedback', {});
  else say(logInFirst, 'warn');
}

/** One entry: a link, or a button that opens a panel. */
export function MenuItem({ entry, route, deleted }: Props) {
  const path = PATHS[entry.key];
  const words = (
    <>
      {path ? <Icon path={path} /> : <Icon name={ICONS[entry.key] ?? 'more'} />}
      <span>{entry.label}</span>
      {entry.key === 'user-off' && deleted && <Tag tone="warn">进行中</Tag>}
    </>
  );
  if (!entry.to) {
    return (
      <button type="button" className="member-menu__item" onClick={openFeedback}>
        {words}
      </button>
    );
  }
  const on = highlightedEntry(route) === entry.key;
  return (
    <a className="member-menu__item" href={hrefOf(entry.to)} aria-current={on ? 'page' : undefined}>
      {words}
    </a>
  );
}
