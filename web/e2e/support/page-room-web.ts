/** The web's code for a page room; imported when there is a window, because many modules read it at load. */
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { subscribe } from 'valtio/vanilla';
import type { AnswerOf } from '#shared/contract/call.ts';
import type { login } from '#shared/contract/login.ts';
import { type RouteName, routes } from '#web/navigation/routes.ts';
import { components } from '#web/pages/components.ts';
import { showFailure } from '#web/shell/failures.ts';
import { dismissAll } from '#web/state/dialogs/dialogs.ts';
import { provideFailureHandler } from '#web/state/loading/failure.ts';
import { missing } from '#web/state/loading/missing-calls.ts';
import { useOffered } from '#web/state/loading/offered.ts';
import { toast } from '#web/state/messages/toast.ts';
import { put, signOut } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';

export { act, render };

provideFailureHandler(showFailure);

const searchOf = (address: string): URLSearchParams => new URL(address, 'http://shop').searchParams;
const pathOf = (address: string): string => new URL(address, 'http://shop').pathname;

export const pageOf = (route: RouteName) => components[route].fetch();
export const queryOf = (route: RouteName, address: string) => routes[route].query(searchOf(address));

/** Starts a visit as this member, or as nobody; `met` are calls that this visit has found missing. */
export function enter(
  answer: AnswerOf<typeof login.login> | undefined,
  settings: Settings,
  met: readonly string[] = [],
): void {
  if (answer) {
    const { token, agency_id, name, avatar = '', yz, order_pay, is_yb, user_list } = answer;
    put({ token, agency_id, name, avatar, yz, order_pay, is_yb, user_list });
  }
  start.now = { phase: 'shown', settings };
  missing.calls = [...met];
}

/** Cleans up. */
export function leave(): void {
  cleanup();
  dismissAll();
  signOut();
  start.now = { phase: 'loading' };
  missing.calls = [];
}

/** Records toasts from now on; returns a function that reads them. */
export function listen(): () => string[] {
  const said: string[] = [];
  let last = toast.number;
  const stop = subscribe(
    toast,
    () => {
      if (toast.number !== last) said.push(toast.text);
      last = toast.number;
    },
    true,
  );
  return () => {
    stop();
    return said;
  };
}

/** What is visible on the page. */
export function look(address: string) {
  const words = document.body.textContent ?? '';
  const buttons = [...document.querySelectorAll('main button, [role=alert] button')];
  const retries = buttons.some((button) => /重试/.test(button.textContent ?? ''));
  const { result } = renderHook(useOffered);
  const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  return {
    words,
    retries,
    leadsOn: retries || document.querySelector('main [href], main button:not([disabled])') !== null,
    offered: result.current(address),
    deadEnds: links.filter((to) => pathOf(to) !== pathOf(address) && !result.current(to)),
  };
}
