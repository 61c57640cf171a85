/**
 * Runs while the code that draws the shop is still on its way: init and the header. Nothing that draws may be imported here:
 * the build makes this module and all that it needs a chunk of its own, which comes first. What the first page asks the
 * script of the page has asked by then (`at-once.ts`).
 */
import { START_DELAY } from '#shared/rules/start-delay.ts';
import { settings } from '#web/state/settings/settings.ts';
import { header } from '#web/state/shell/header-data.ts';
import { startShop } from './start-shop.ts';

/** The first screen has stood since the page came: its documented delay is nearly over, and init is waited for besides. */
const delay = new Promise((resolve) => setTimeout(resolve, START_DELAY - performance.now()));

/** Init has come, or has failed. */
export const shopStarted = startShop();

void Promise.all([shopStarted, delay]).then(() => {
  if (settings()) void header.load();
});
