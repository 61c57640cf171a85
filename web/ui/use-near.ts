import { type RefObject, useEffect, useState } from 'react';

/** True once a place has come within `offset` px of the window, and from then on; without an offset from the first. */
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
