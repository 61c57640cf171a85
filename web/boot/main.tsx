/** Hands in the ports and draws the app over the prerendered shell; what the first page asks for is under way by then. */
import { shopStarted } from './begin.ts';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import './every-page.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { back, go, returnTo, tidyAddress } from '#web/navigation/location.ts';
import { provideNavigator } from '#web/navigation/navigate.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { pathBelow, type RouteName, routeAt, routes } from '#web/navigation/routes.ts';
import { listenToLinks } from '#web/pages/link-clicks.ts';
import { type Page, views } from '#web/pages/views.ts';
import { showFailure } from '#web/shell/failures.ts';
import { provideFailureHandler } from '#web/state/loading/failure.ts';
import { App } from './app.tsx';

provideNavigator({ go, back, returnTo });
provideFailureHandler(showFailure);
history.scrollRestoration = 'manual';
tidyAddress();
listenToLinks();
// A page that comes out of the browser's cache runs on where it was left: what may have changed meanwhile is fetched anew.
addEventListener(
  'pageshow',
  ({ persisted }) => persisted && flagForReload('index', 'cart', 'order', 'orderInfo', 'userCenter'),
);

/** A slow init holds up no drawing for longer than this, ms. */
const INIT_PATIENCE = 500;

/** What the page asked ahead is read within this, ms, when it is here. */
const READ_PATIENCE = 50;

const atMost = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);

/**
 * Draws the app once the code of the first page is here, or is known not to come, and init with it if that is quick: until
 * then the page's first picture stands, and nothing of it is drawn twice.
 */
async function draw(root: HTMLElement): Promise<void> {
  const route = routeAt(pathBelow(location.pathname) ?? '');
  const init = atMost(INIT_PATIENCE, shopStarted);
  const Page = route && ((await views[route].load().catch(() => undefined)) as FirstPage | undefined);
  await init;
  // What does not begin is drawn all the same, and asks then.
  if (route && Page) await atMost(READ_PATIENCE, begin(Page, route)).catch(() => undefined);
  // In slices, between which a first tap and the answers that come meanwhile have their turn.
  startTransition(() => createRoot(root).render(<App />));
}

type FirstPage = Page<RouteName>;

async function begin(page: FirstPage, route: RouteName): Promise<void> {
  await page.begin?.(routes[route].read(new URLSearchParams(location.search)) as never);
}

const root = document.getElementById('root');
if (root) void draw(root);
