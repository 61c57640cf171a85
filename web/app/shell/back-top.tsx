import { useSyncExternalStore } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import './back-top.css';

/** Scrolled further than this many px, the way back to the top shows (document 1 §2). */
export const BACK_TOP_FROM = 1000;

const subscribe = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
};
const isFar = () => scrollY > BACK_TOP_FROM;

/** Back to the top, once the page is scrolled far. */
export function BackTop() {
  if (!useSyncExternalStore(subscribe, isFar)) return null;
  return (
    <button type="button" className="back-top" aria-label="回到顶部" onClick={() => scrollTo({ top: 0 })}>
      <Icon name="top" />
    </button>
  );
}
