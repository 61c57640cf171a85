/** Keeps asking for the verification state of a member that has not passed it. A verified one loads none of its code. */
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { isVerified } from '#shared/rules/member/verification.ts';
import { fetched } from '../loading/code.ts';
import { whenReady } from '../settings/settings.ts';
import { buyer } from './buyer.ts';

/** Asks at the start of a visit, and each time the page becomes visible again. */
export function watchVerification(): void {
  whenReady(0, ask);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask());
  addEventListener('pageshow', ({ persisted }) => persisted && ask());
}

function ask(): void {
  if (!isLoggedIn(buyer().token) || isVerified(buyer())) return;
  void fetched(() => import('./ask-verification.lazy.ts')).then(
    ({ askVerification }) => askVerification(),
    () => undefined,
  );
}
