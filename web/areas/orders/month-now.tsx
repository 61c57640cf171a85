import { useEffect, useRef, useState } from 'react';

interface Now {
  readonly month: string;
  readonly figures: string;
  /** px that the next heading has pushed it up; 0 or less. */
  readonly pushed: number;
}

/**
 * The heading of the topmost order's month below the tabs, once its own is scrolled away. The list's rows are placed by their
 * window, which `position: sticky` does not reach.
 */
export function MonthNow() {
  const place = useRef<HTMLDivElement>(null);
  const [now, setNow] = useState<Now>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (place.current) setNow(monthBelow(place.current));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
    };
  }, []);
  return (
    <div className="orders__now" ref={place} aria-hidden="true">
      {now && (
        <div className="row wrap flush orders__month" style={{ transform: `translateY(${now.pushed}px)` }}>
          <b>{now.month}</b>
          {now.figures && <span className="small muted">{now.figures}</span>}
        </div>
      )}
    </div>
  );
}

function monthBelow(place: HTMLElement): Now | undefined {
  const { top, height } = place.getBoundingClientRect();
  const rows = [...document.querySelectorAll<HTMLElement>('.orders__list [data-month]')];
  const topmost = rows.find((row) => row.getBoundingClientRect().bottom > top);
  const { month, figures = '' } = topmost?.dataset ?? {};
  if (!topmost || month === undefined || topmost.getBoundingClientRect().top >= top) return undefined;
  const next = rows.find((row) => row.dataset.month !== month && row.getBoundingClientRect().top > top);
  const room = next ? next.getBoundingClientRect().top - top - height : 0;
  return { month, figures, pushed: Math.min(0, Math.round(room)) };
}
