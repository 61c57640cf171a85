import { type MouseEvent, useRef, useState, useSyncExternalStore } from 'react';
import { onLayers, openLayers } from './layers.ts';
import { pressGuard } from './press-guard.ts';

type Press = (event: MouseEvent<HTMLButtonElement>) => unknown;

/**
 * The busy state of a button: while the promise of its press is pending, or `busy`. `press` ignores a second press
 * meanwhile. While a dialog opened by the press is asking a question it is not busy, because nothing is done yet.
 */
export function useWorking(onClick: Press | undefined, busy = false): { works: boolean; press: Press } {
  const [working, setWorking] = useState(false);
  const [guard] = useState(() => pressGuard(setWorking));
  const isBusy = busy || working;
  const layer = useRef<HTMLElement | null>(undefined);
  const isAsking = useSyncExternalStore(
    onLayers,
    () => isBusy && layer.current !== undefined && topLayer() !== layer.current,
    () => false,
  );
  const press: Press = (event) => {
    if (isBusy) return event.preventDefault();
    layer.current = topLayer();
    guard(() => onClick?.(event));
  };
  return { works: isBusy && !isAsking, press };
}

const topLayer = (): HTMLElement | null => openLayers()[openLayers().length - 1] ?? null;
