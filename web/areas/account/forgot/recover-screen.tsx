import { useEffect, useState } from 'react';
import { goInstead } from '#web/navigation/navigate.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { OwnerCheck } from '../security/owner-check.tsx';
import { recovered } from './forgot-draft.ts';
import { RecoverFrame } from './forgot-screen.tsx';

/** /user?path=re-yz&lx=2&user_id=…: the owner check of an account with a forgotten password, and its new password. */
export function RecoverScreen({ query: { lx, user_id } }: { readonly query: QueryOf<'user'> }) {
  const [who] = useState(() => recovered(user_id));
  const [passed, setPassed] = useState(false);
  // Without an account this is the page of the logged-in account, which is members-only.
  useEffect(() => {
    if (user_id === '') goInstead(href.ownerCheck({ lx }));
  }, [user_id, lx]);
  if (user_id === '') return null;
  return (
    <RecoverFrame title="密保验证" at={passed ? 2 : 1}>
      {who && (
        <p className="muted identity__who">
          正在找回 <b>{who.user_name}</b>
          {who.nickname && `（${who.nickname}）`}
        </p>
      )}
      <OwnerCheck lx="2" user_id={user_id} user_name={who?.user_name ?? ''} onPassed={setPassed} />
    </RecoverFrame>
  );
}
