import { useRef } from 'react';
import type { Markup } from '#web/ui/jsx/view.ts';
import { useNear } from '#web/ui/use-near.ts';

interface Props {
  /** Reserved height in px until the content is rendered. */
  readonly room: number;
  readonly children: Markup;
}

/** px */
const OFFSET = 600;

/** Renders its content once it is within 600 px of the viewport. */
export function Near({ room, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  return useNear(place, OFFSET) ? children : <div ref={place} style={{ minHeight: room }} />;
}
