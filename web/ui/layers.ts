import { useSyncExternalStore } from 'react';

const layers: HTMLElement[] = [];
const listeners = new Set<() => void>();

function changed() {
  const root = document.documentElement;
  const locked = layers.length > 0;
  if (locked !== root.classList.contains('is-locked')) {
    // The room of a classic scroll bar is kept, so that nothing moves sideways when it goes.
    document.body.style.paddingRight = locked ? `${innerWidth - root.clientWidth}px` : '';
    root.classList.toggle('is-locked', locked);
  }
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

/** The open dialogs, the last on top. */
export const openLayers = (): readonly HTMLElement[] => layers;

/** Tells of every dialog that opens or closes; the answer stops it. */
export function onLayers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The topmost open dialog, null when the page itself is on top: what must be seen and heard over all goes there. */
export const useTopLayer = (): HTMLElement | null =>
  useSyncExternalStore(
    onLayers,
    () => layers[layers.length - 1] ?? null,
    () => null,
  );
