/** The first module of the shop: it hands in the ports, starts init at once and draws the app over the prerendered shell. */
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { createRoot } from 'react-dom/client';
import { provideFailureHandler } from '#web/state/failure.ts';
import { provideNavigator } from '#web/state/navigate.ts';
import { App } from './app.tsx';
import { showFailure } from './failures.ts';
import { listenToLinks } from './link-clicks.ts';
import { back, go, redirectRoot, returnTo } from './place-now.ts';
import { startShop } from './start.ts';

provideNavigator({ go, back, returnTo });
provideFailureHandler(showFailure);
history.scrollRestoration = 'manual';
redirectRoot();
listenToLinks();
void startShop();

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
