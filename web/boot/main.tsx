/** Provides the ports and renders the app in place of the page's frame. */
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/ui/print.css';
// The HTML may show a gate or the login before any code has loaded.
import '#web/ui/state.css';
import '#web/ui/field.css';
import '#web/ui/tick.css';
import '#web/areas/account/register/agree-tick.css';
import '#web/areas/account/login/login.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { back, go, returnTo, tidyAddress } from '#web/navigation/location.ts';
import { provideNavigator } from '#web/navigation/navigate.ts';
import { flagAll } from '#web/navigation/reload-flags.ts';
import { pathBelow, routeAt } from '#web/navigation/routes.ts';
import { components } from '#web/pages/components.ts';
import { listenToLinks } from '#web/pages/link-clicks.ts';
import { watchPending } from '#web/parts/member/watch-pending.ts';
import { showFailure } from '#web/shell/failures.ts';
import { awaitFirstAct } from '#web/shell/focus/await-first-act.ts';
import { fetched } from '#web/state/loading/code.ts';
import { provideFailureHandler } from '#web/state/loading/failure.ts';
import { watchLogins } from '#web/state/session/session.ts';
import { watchVerification } from '#web/state/session/watch-verification.ts';
import { sweep } from '#web/state/storage/sweep.ts';
import { App } from './app.tsx';
import { keptRoot } from './kept-root.ts';
import { appRan, untilHere } from './run-app.ts';
import { startShop } from './start-shop.ts';

provideNavigator({ go, back, returnTo });
provideFailureHandler(showFailure);
history.scrollRestoration = 'manual';
tidyAddress();
listenToLinks();
awaitFirstAct();
watchVerification();
watchPending();
watchLogins();
// What an earlier release or another member left in the browser's storage.
sweep();
// Restored from the back/forward cache: the server, or the buyer on another page, may have changed anything meanwhile.
addEventListener('pageshow', ({ persisted }) => persisted && startAnew());

function startAnew(): void {
  const top = scrollY;
  flagAll();
  if (top > 0)
    void fetched(() => import('#web/pages/keep-scroll.lazy.ts')).then(
      ({ keepScroll }) => keepScroll(top),
      () => undefined,
    );
}

/** The longest that a slow init delays the first render, ms. */
const INIT_PATIENCE = 500;

/**
 * Renders the app once the first page's code has loaded, and init too if it is quick. Until then the page's
 * frame is visible, and nothing is rendered twice.
 */
async function draw(): Promise<void> {
  const init = startShop();
  const route = routeAt(pathBelow(location.pathname) ?? '');
  if (route) await codeOf(components[route]);
  await Promise.race([init, new Promise((resolve) => setTimeout(resolve, INIT_PATIENCE))]);
  // A transition renders in slices, so that a first tap and arriving answers are handled in between.
  startTransition(() => createRoot(keptRoot()).render(<App />));
}

const codeOf = ({ fetch }: (typeof components)[keyof typeof components]): Promise<void> =>
  untilHere(() =>
    fetch().then(
      () => 'came',
      () => 'lost',
    ),
  );

void draw();
appRan();
