import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RouteName } from '#web/navigation/routes.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import './back-top.css';

/** The button shows once the page is scrolled by more than this many px (document 1 §2). */
export const BACK_TOP_FROM = 1000;

/** The page is at rest when it has not scrolled for this many ms. */
const REST = 120;

/** Lists with a column of checkboxes on the left: the button is beside it, above the pictures. */
const TICKED: readonly RouteName[] = ['cart', 'frequentBuys', 'browsingHistory'];

const subscribe = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
};
const isFar = () => scrollY > BACK_TOP_FROM;

/** The back-to-top button. It steps aside when it would cover a control. */
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
      // Without that code the button stays where it is.
      timer = window.setTimeout(() => void judge().catch(() => undefined), REST);
    };
    look();
    // A click may add checkboxes to a list, or remove rows.
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
