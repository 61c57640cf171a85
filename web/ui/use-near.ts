import { type RefObject, useEffect, useState } from 'react';

/**
 * True once an element has come within `offset` px of the viewport, and from then on. Without an offset always true.
 */
export function useNear(place: RefObject<Element | null>, offset: number | undefined): boolean {
  const [near, setNear] = useState(offset === undefined);
  useEffect(() => {
    if (near || !place.current) return;
    const look = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${offset}px 0px` },
    );
    look.observe(place.current);
    return () => look.disconnect();
  }, [near, place, offset]);
  return near;
}
