import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RouteName } from '#web/navigation/routes.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import './back-top.css';

/** Scrolled further than this many px, the way back to the top shows (document 1 §2). */
export const BACK_TOP_FROM = 1000;

/** The page is at rest when nothing scrolled it for so many ms. */
const REST = 120;

/** Lists with a column of ticks at their left: there the button stands beside it, over the pictures. */
const TICKED: readonly RouteName[] = ['cart', 'frequentBuys', 'browsingHistory'];

const subscribe = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
};
const isFar = () => scrollY > BACK_TOP_FROM;

/** Back to the top, once the page is scrolled far. Where it would take a control away from the finger it steps aside. */
export function BackTop({ route }: { readonly route: RouteName | undefined }) {
  return useSyncExternalStore(subscribe, isFar) && <Up route={route} />;
}

function Up({ route }: { readonly route: RouteName | undefined }) {
  const ref = useRef<HTMLButtonElement>(null);
  const [aside, setAside] = useState(false);
  useEffect(() => {
    let timer = 0;
    const judge = async () => {
      const { coversControl } = await import('./covers-control.lazy.ts');
      setAside(!!ref.current && coversControl(ref.current));
    };
    const look = () => {
      clearTimeout(timer);
      // Without the code that judges it stays where it is.
      timer = window.setTimeout(() => void judge().catch(() => undefined), REST);
    };
    look();
    // A press may bring ticks into a list, or take rows out of it.
    const events = ['scroll', 'click', 'resize'] as const;
    for (const event of events) addEventListener(event, look, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) removeEventListener(event, look);
    };
  }, []);
  return (
    <button
      ref={ref}
      type="button"
      className={cx('back-top', route && TICKED.includes(route) && 'back-top--ticked', aside && 'is-aside')}
      aria-label="回到顶部"
      onClick={() => scrollTo({ top: 0 })}
    >
      <Icon name="top" />
    </button>
  );
}
