/** Hands in the ports and draws the app in the place of the frame that stands in the HTML. */
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { back, go, returnTo, tidyAddress } from '#web/navigation/location.ts';
import { provideNavigator } from '#web/navigation/navigate.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { pathBelow, routeAt } from '#web/navigation/routes.ts';
import { components } from '#web/pages/components.ts';
import { listenToLinks } from '#web/pages/link-clicks.ts';
import { showFailure } from '#web/shell/failures.ts';
import { provideFailureHandler } from '#web/state/loading/failure.ts';
import { watchVerification } from '#web/state/session/ask-verification.ts';
import { App } from './app.tsx';
import { startShop } from './start-shop.ts';

provideNavigator({ go, back, returnTo });
provideFailureHandler(showFailure);
history.scrollRestoration = 'manual';
tidyAddress();
listenToLinks();
watchVerification();
// A page that comes out of the browser's cache goes on where it was left: what may have changed meanwhile is fetched anew.
addEventListener(
  'pageshow',
  ({ persisted }) => persisted && flagForReload('index', 'cart', 'order', 'orderInfo', 'userCenter'),
);

/** A slow init delays the first drawing by this at most, ms. */
const INIT_PATIENCE = 500;

/**
 * Draws the app once the code of the first page is here, or has failed, and init with it if that is quick: until then the
 * page's frame stands, and nothing is drawn twice.
 */
async function draw(root: HTMLElement): Promise<void> {
  const init = startShop();
  const route = routeAt(pathBelow(location.pathname) ?? '');
  if (route) await components[route].fetch().catch(() => undefined);
  await Promise.race([init, new Promise((resolve) => setTimeout(resolve, INIT_PATIENCE))]);
  // In slices, between which a first tap and the answers that come meanwhile have their turn.
  startTransition(() => createRoot(root).render(<App />));
}

const root = document.getElementById('root');
if (root) void draw(root);
