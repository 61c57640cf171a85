import { useEffect, useRef, useState } from 'react';
import type { RouteName } from '#web/navigation/routes.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { coversControl, coversLastText } from './covers-control.ts';

const TO_TOP = 'M5 4h14M12 20V8M6.5 13.5L12 8l5.5 5.5';

/** The page is at rest when it has not scrolled for this many ms. */
const REST = 120;

/** Lists with a column of checkboxes on the left: the button is beside it, above the pictures. */
const TICKED: readonly RouteName[] = ['cart', 'frequentBuys', 'browsingHistory'];

/** The button itself. It steps aside when it would cover a control, or for good a text. */
export function BackTopButton({ route }: { readonly route: RouteName | undefined }) {
  const ref = useRef<HTMLButtonElement>(null);
  const [aside, setAside] = useState(false);
  useEffect(() => {
    let timer = 0;
    const look = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        const button = ref.current;
        setAside(!!button && (coversControl(button) || coversLastText(button)));
      }, REST);
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
      <Icon path={TO_TOP} />
    </button>
  );
}
