import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { logInToUse } from '#shared/messages/shell.ts';
import { isLoggedIn } from '#shared/rules/logged-in.ts';
import { href } from '#web/navigation/routes.ts';
import { session } from '#web/state/session/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/state.tsx';

interface Props {
  /** The page's own address: where the login leads back to. */
  readonly back: string;
  /** What there is to see once logged in. */
  readonly say?: string;
  /** Stands above the gate alone, where what is behind it brings a head of its own. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** What only a member sees: a visitor gets the gate with the way to the login and back (document 1 §2). */
export function MemberGate({ back, say, head, children }: Props) {
  const { token } = useSnapshot(session);
  if (isLoggedIn(token)) return children;
  const login = (
    <a className={buttonClass()} href={href.user({ path: 'login', back })}>
      去登录
    </a>
  );
  return (
    <>
      {head}
      <Empty title={logInToUse.text} say={say} action={login} />
    </>
  );
}
