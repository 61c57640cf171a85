/**
 * History entries for sheets and dialogs. Each open one has an entry above its page's, at the same address. Back closes
 * the top one, as its close button does. A close button removes the entry. Forward never opens one again (it may be a
 * payment). There is one entry for each, not one for all: Chrome skips entries that a page adds in response to back.
 */
import { onLayers, openLayers } from '#web/ui/layers.ts';
import { LATE_MS, layerEntries, moving, put, step, travel } from './history-step.ts';

/** ms that a dialog may take to close before its history entry is added again. */
const CLOSING_MS = 600;

/** The page below the open layers. */
let page = '';
/** Layers asked to close by a back step, which has already removed their entry. */
const closing = new Set<HTMLElement>();
let coming = false;

const address = (): string => location.pathname + location.search;
const wanted = (): number => openLayers().filter((layer) => !closing.has(layer)).length;

/** Adds an entry for every open layer, and removes the entries of closed ones. */
function sync(): void {
  coming = false;
  const journey = moving();
  if (journey) return void journey.then(soon);
  page = address();
  addEntries();
  removeEntries();
}

function removeEntries(): void {
  const surplus = layerEntries() - wanted();
  if (surplus > 0 && !moving()) void travel(-surplus).then(soon);
}

/** Counts by itself: an extension may have taken the effect of pushState away. Safari refuses more than 100 in 30 s. */
function addEntries(): void {
  try {
    for (let layers = layerEntries() + 1; layers <= wanted(); layers += 1) put({ ...step(), layers });
  } catch {
    // Without an entry, back leaves the page, which closes the layer too.
  }
  // It may come late, when the layer has closed.
  if (layerEntries() < wanted()) setTimeout(removeEntries, LATE_MS);
}

/** Runs once for all changes of one tick, so that a dialog that replaces another takes over its entry. */
function soon(): void {
  if (coming) return;
  coming = true;
  queueMicrotask(sync);
}

/** Closes as Escape does: a payment cleans up, a review keeps its text. A layer that stays open gets its entry back. */
function askToClose(layer: HTMLElement): void {
  closing.add(layer);
  setTimeout(() => {
    closing.delete(layer);
    soon();
  }, CLOSING_MS);
  layer.dispatchEvent(new Event('cancel', { cancelable: true }));
}

/** Handles back and forward: layers without an entry are asked to close, the top one first. */
function moved(): void {
  if (moving()) return;
  const left = address() === page ? openLayers().slice(layerEntries()) : [...openLayers()];
  page = address();
  for (const layer of left.reverse()) if (!closing.has(layer)) askToClose(layer);
  soon();
}

/** Starts listening. Removes the entries of layers that a reload has closed. */
export function keepLayerHistory(): void {
  page = address();
  addEventListener('popstate', moved);
  onLayers(soon);
  soon();
}
