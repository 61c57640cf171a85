import { useSyncExternalStore } from 'react';

const layers: HTMLElement[] = [];
const listeners = new Set<() => void>();

function changed() {
  document.documentElement.classList.toggle('is-locked', layers.length > 0);
  for (const listener of listeners) listener();
}

/** Puts an open dialog on top of the others and holds the page below still; the answer takes it off again. */
export function addLayer(layer: HTMLElement): () => void {
  layers.push(layer);
  changed();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    changed();
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The topmost open dialog, null when the page itself is on top: what must be seen and heard over all goes there. */
export const useTopLayer = (): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => layers[layers.length - 1] ?? null,
    () => null,
  );
