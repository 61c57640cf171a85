/** Hands in the ports and draws the app over the prerendered shell; what the first page asks for is under way by then. */
import './begin.ts';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { provideFailureHandler } from '#web/state/failure.ts';
import { flagForReload } from '#web/state/freshness.ts';
import { provideNavigator } from '#web/state/navigate.ts';
import { App } from './app.tsx';
import { showFailure } from './failures.ts';
import { listenToLinks } from './link-clicks.ts';
import { back, go, returnTo, tidyAddress } from './place-now.ts';

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

const root = document.getElementById('root');
// In slices, between which a first tap and the answers that come meanwhile have their turn.
if (root) startTransition(() => createRoot(root).render(<App />));
