import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** Reserved height in px until the content is rendered. */
  readonly room: number;
  readonly children: ReactNode;
}

/** Renders its content once it is within 600 px of the viewport. */
export function Near({ room, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const look = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '600px 0px' },
    );
    look.observe(place.current);
    return () => look.disconnect();
  }, [near]);
  return near ? children : <div ref={place} style={{ minHeight: room }} />;
}
