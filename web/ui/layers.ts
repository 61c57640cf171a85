import { useSyncExternalStore } from 'react';

const layers: HTMLElement[] = [];
/** A menu covers nothing. */
const dialogs = () => layers.filter(({ localName }) => localName === 'dialog');
const listeners = new Set<() => void>();

function changed() {
  const root = document.documentElement;
  const locked = dialogs().length > 0;
  if (locked !== root.classList.contains('is-locked')) {
    // Replaces the width of a classic scroll bar, so that nothing moves sideways.
    document.body.style.paddingRight = locked ? `${innerWidth - root.clientWidth}px` : '';
    root.classList.toggle('is-locked', locked);
  }
  for (const listener of listeners) listener();
}

/**
 * Puts an open dialog or menu on top, which back then closes by `cancel`; a dialog locks the page's scrolling. Returns the
 * function that removes it.
 */
export function addLayer(layer: HTMLElement): () => void {
  layers.push(layer);
  changed();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    changed();
  };
}

/** The open dialogs and menus, the top one last. */
export const openLayers = (): readonly HTMLElement[] => layers;

/** Calls the listener when one opens or closes; returns the function that stops it. */
export function onLayers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The topmost open dialog; null when the page is on top. Toasts are rendered into it. */
export const useTopLayer = (): HTMLElement | null =>
  useSyncExternalStore(
    onLayers,
    () => dialogs().pop() ?? null,
    () => null,
  );
