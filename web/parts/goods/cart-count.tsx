import { useSnapshot } from 'valtio';
import { isVerified } from '#shared/rules/member/verification.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { session } from '#web/state/session/session.ts';
import { Badge } from '#web/ui/badge.tsx';

/** The cart badge, only for a buyer whose verification counts as passed (document 1 §2). */
export function CartCount() {
  const { cartNum } = useSnapshot(session);
  return isVerified(useBuyer()) && <Badge count={cartNum} />;
}
