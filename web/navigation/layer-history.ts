/**
 * Sheets and dialogs in the history: each open one has an entry over that of its page, at the same address. Back closes
 * the top one, as its close button does; a close button takes the entry away; forward never opens one again (it may be
 * a payment). One entry each, and not one for all: Chrome passes over entries that a page adds in answer to back.
 */
import { onLayers, openLayers } from '#web/ui/layers.ts';
import { layerEntries, standing, step, travel } from './history-step.ts';

/** A dialog that was asked to close may take this long, clearing up, before it is given its entry back. */
const CLOSING_MS = 600;

/** The page that the open layers stand over. */
let page = '';
/** Asked to close by a step back, which took their entry already. */
const closing = new Set<HTMLElement>();
let coming = false;

const address = (): string => location.pathname + location.search;
const wanted = (): number => openLayers().filter((layer) => !closing.has(layer)).length;

/** Gives every open layer its entry, and takes away the entries of those that are gone. */
function sync(): void {
  coming = false;
  const journey = standing();
  if (journey) return void journey.then(soon);
  page = address();
  while (layerEntries() < wanted()) history.pushState({ ...step(), layers: layerEntries() + 1 }, '');
  const surplus = layerEntries() - wanted();
  if (surplus > 0) void travel(-surplus).then(soon);
}

/** Once for all that changes in one go: a dialog that takes another's place takes its entry too. */
function soon(): void {
  if (coming) return;
  coming = true;
  queueMicrotask(sync);
}

/** As Escape does: a payment clears up, a review keeps what was written. Whoever stays open gets its entry back. */
function askToClose(layer: HTMLElement): void {
  closing.add(layer);
  setTimeout(() => {
    closing.delete(layer);
    soon();
  }, CLOSING_MS);
  layer.dispatchEvent(new Event('cancel', { cancelable: true }));
}

/** The person went through the history: what has no entry here any more is asked to close, the top one first. */
function moved(): void {
  if (standing()) return;
  const left = address() === page ? openLayers().slice(layerEntries()) : [...openLayers()];
  page = address();
  for (const layer of left.reverse()) if (!closing.has(layer)) askToClose(layer);
  soon();
}

/** Keeps the history from now on; entries that a reload has left without a layer go. */
export function keepLayerHistory(): void {
  page = address();
  addEventListener('popstate', moved);
  onLayers(soon);
  soon();
}
