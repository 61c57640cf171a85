import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { logInToUse } from '#shared/messages/shell.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { href } from '#web/navigation/routes.ts';
import { session } from '#web/state/session/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Markup } from '#web/ui/jsx/view.ts';
import { Empty } from '#web/ui/state.tsx';

interface Props {
  /** The page's address, to return to after the login. */
  readonly back: string;
  /** What the page offers after a login. */
  readonly say?: string | undefined;
  /** Shown above the gate only; the content has its own head. */
  readonly head?: ReactNode;
  readonly children: Markup;
}

/** Members-only content. A visitor gets a link to the login and back (document 1 §2). */
export function MemberGate({ back, say, head, children }: Props) {
  const { token } = useSnapshot(session);
  if (isLoggedIn(token)) return children;
  const login = <ButtonLink href={href.user({ path: 'login', back })}>去登录</ButtonLink>;
  return (
    <>
      {head}
      <Empty title={logInToUse.text} say={say} action={login} />
    </>
  );
}
