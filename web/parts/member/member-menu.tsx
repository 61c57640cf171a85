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
import { Tag } from '#web/ui/tag.tsx';
import { useUserLeft } from './user-left.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  'user-center': 'home',
  order: 'list',
  invoice: 'receipt',
  'user-range': 'shield',
  group_buy: 'users',
  help_buy: 'scissors',
  're-type': 'key',
  bank: 'card',
  salesman: 'phone',
  qhyg: 'box-clock',
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
  const words = (
    <>
      <Icon name={ICONS[entry.key] ?? 'more'} />
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
