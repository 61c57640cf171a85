import { Suspense, useSyncExternalStore } from 'react';
import type { RouteName } from '#web/navigation/routes.ts';
import { later } from '#web/parts/page/later.ts';
import './back-top.css';

/** The button shows once the page is scrolled by more than this many px (document 1 §2). */
const BACK_TOP_FROM = 1000;

const Button = later(async () => (await import('./back-top-button.lazy.tsx')).BackTopButton, 'none').View;

const subscribe = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
};
const isFar = () => scrollY > BACK_TOP_FROM;

/** The back-to-top button, on pages that are scrolled far. */
export function BackTop({ route }: { readonly route: RouteName | undefined }) {
  return (
    useSyncExternalStore(subscribe, isFar) && (
      <Suspense>
        <Button route={route} />
      </Suspense>
    )
  );
}
