import type { MouseEvent } from 'react';
import type { SystemPriv } from '#shared/contract/entities.ts';
import { GATED, homeShortcuts, openShortcut, type Shortcut } from '#shared/rules/home/home-shortcuts.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { useOffered } from '#web/state/loading/offered.ts';
import type { Part } from '#web/state/loading/part.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { say } from '#web/state/messages/toast.ts';
import { session } from '#web/state/session/session.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import type { HomeAnswer } from '../home-store.ts';
import { Spots } from './spots.tsx';

const SIGNS: Readonly<Record<string, IconName>> = {
  signin: 'calendar-check',
  cpzl: 'file-down',
  invoice: 'receipt',
  volume: 'ticket',
  mybuy: 'repeat',
  collect: 'heart',
  history: 'history',
  bank: 'card',
  recharge: 'yen',
  'path-list': 'pin',
};

function guard(event: MouseEvent, shortcut: Shortcut): void {
  const opened = openShortcut(shortcut, session.token);
  if (opened.ok) return;
  event.preventDefault();
  say(opened.message, 'warn');
}

/** The shortcut grid. Privileges add some; a visitor must log in first for some. */
export function Shortcuts({ home }: { readonly home: Part<HomeAnswer> }) {
  const { data, phase } = usePart(home);
  return data || phase === 'failed' ? <Links priv={data?.system_priv} /> : <FirstShortcuts />;
}

/** The grid before the privileges are known: the shortcuts that always appear. */
export const FirstShortcuts = () => (
  <>
    <Spots name="shortcuts__item" count={GATED} size="1.25rem" />
    <Links priv={undefined} />
  </>
);

function Links({ priv }: { readonly priv: SystemPriv | undefined }) {
  const offered = useOffered();
  return homeShortcuts(priv)
    .filter(({ to }) => offered(to))
    .map((shortcut) => (
      <a
        key={shortcut.key}
        className="shortcuts__item"
        href={hrefOf(shortcut.to)}
        onClick={(event) => guard(event, shortcut)}
      >
        <Icon name={SIGNS[shortcut.key] ?? 'box'} />
        {shortcut.label}
      </a>
    ));
}
