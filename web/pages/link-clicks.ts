/**
 * Handles clicks on plain anchors. A link of this shop navigates within the app; its page's code is prefetched while
 * the finger is down.
 */

import { go } from '#web/navigation/location.ts';
import { pathBelow, routeAt } from '#web/navigation/routes.ts';
import { note } from '#web/state/trail/trail.ts';
import { components } from './components.ts';

const ourAnchor = (event: Event): HTMLAnchorElement | undefined => {
  const anchor = (event.target as Element | null)?.closest?.('a');
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download') || anchor.origin !== location.origin)
    return undefined;
  return pathBelow(anchor.pathname) === undefined ? undefined : anchor;
};

function follow(event: MouseEvent): void {
  const anchor = ourAnchor(event);
  if (!anchor || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void go(anchor.pathname + anchor.search, anchor.dataset.instead !== undefined);
}

function prefetch(event: Event): void {
  const anchor = ourAnchor(event);
  const route = anchor && routeAt(pathBelow(anchor.pathname) ?? '');
  if (route) void components[route].fetch().catch(() => undefined);
}

export function listenToLinks(): void {
  // Capture phase: runs before the tap changes the tapped element.
  document.addEventListener('click', (event) => note('tap', event.target), true);
  document.addEventListener('click', follow);
  document.addEventListener('pointerdown', prefetch, { passive: true });
}
