import { type ComponentProps, Suspense } from 'react';
import { later } from '../page/later.ts';

const Menu = later(async () => (await import('#web/ui/more-menu.lazy.tsx')).MoreMenu, 'none').View;

/** Three dots that open what is seldom done; their code comes with the first of them. */
export const MoreMenu = (props: ComponentProps<typeof Menu>) => (
  <Suspense fallback={<span style={{ width: '1.5rem' }} />}>
    <Menu {...props} />
  </Suspense>
);
