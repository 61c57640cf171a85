import { lazy, Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { START_DELAY } from '#shared/rules/start-delay.ts';
import { useDesk } from '#web/parts/use-desk.ts';
import { footer } from '#web/state/frame.ts';
import type { RouteName } from '#web/state/routes.ts';
import { session } from '#web/state/session.ts';
import { whenReady } from '#web/state/settings.ts';

const FooterBody = lazy(async () => ({ default: (await import('./footer-body.tsx')).FooterBody }));

/** Pages of a phone that end in the footer; on a desk every page does. */
const ON_PHONE: readonly (RouteName | undefined)[] = ['index', 'userCenter'];

/** The footer: its code and data come when the page stands. */
export function Footer({ route }: { readonly route: RouteName | undefined }) {
  const shows = useDesk() || ON_PHONE.includes(route);
  const { token } = useSnapshot(session);
  useEffect(() => (shows ? whenReady(START_DELAY, () => void footer.reload()) : undefined), [shows, token]);
  return (
    shows && (
      <Suspense>
        <FooterBody />
      </Suspense>
    )
  );
}
