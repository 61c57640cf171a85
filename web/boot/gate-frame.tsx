import type { ReactNode } from 'react';
import { logInToUse } from '#shared/messages/shell.ts';
import { href } from '#web/navigation/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/state.tsx';

/**
 * The login gate of a members-only page on a phone, prerendered: its link works without any code. The inline script
 * fills in the page's title, its text and the address to return to.
 */
export const GateFrame = ({ head }: { readonly head: ReactNode }) => (
  <main className="page-frame page-width">
    {head}
    <Empty
      title={logInToUse.text}
      say=" "
      action={<ButtonLink href={href.user({ path: 'login' })}>去登录</ButtonLink>}
    />
  </main>
);
