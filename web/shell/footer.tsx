import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import type { RouteName } from '#web/navigation/routes.ts';
import { later } from '#web/parts/page/later.ts';
import { Near } from '#web/parts/page/near.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { openEnds } from '#web/state/shell/open-ends.ts';
import { ShellPart } from './shell-part.tsx';

const FooterBody = later(async () => (await import('./footer-body.lazy.tsx')).FooterBody).View;

/** On a phone only these pages have the footer; on a desktop every page has it. */
const ON_PHONE: readonly (RouteName | undefined)[] = ['index', 'userCenter'];

/** The footer. Its code and data load when it comes near the viewport. */
export function Footer({ route }: { readonly route: RouteName | undefined }) {
  const desk = useDesk();
  const { count } = useSnapshot(openEnds);
  // Below an endless list it would appear and disappear while scrolling.
  if (count > 0) return null;
  if (!desk && !ON_PHONE.includes(route)) return null;
  return (
    <Near room={160}>
      <ShellPart>
        <Suspense>
          <FooterBody />
        </Suspense>
      </ShellPart>
    </Near>
  );
}
