/** The buyer as the rules need it: the session combined with the operator's settings. */
import { useSnapshot } from 'valtio';
import type { Buyer } from '#shared/rules/member/verification.ts';
import { type Settings, settings, start } from '../settings/settings.ts';
import { session } from './session.ts';

/** The settings once init has answered; re-renders when they arrive. */
export function useSettings(): Settings | undefined {
  const { now } = useSnapshot(start);
  return now.phase === 'shown' ? (now.settings as Settings) : undefined;
}

/** The buyer for a component. Before init verification counts as on. */
export function useBuyer(): Buyer {
  const { token, yz } = useSnapshot(session);
  const user_yz = useSettings()?.user_yz ?? true;
  return { token, yz, user_yz };
}

/** The buyer for a handler. */
export const buyer = (): Buyer => ({ token: session.token, yz: session.yz, user_yz: settings()?.user_yz ?? true });
