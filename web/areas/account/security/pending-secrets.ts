/** Which secrets are still the company's defaults: the login password (`rePwd`), the security question (`reMb`). */
import { proxy, useSnapshot } from 'valtio';
import type { QueryOf } from '#web/navigation/routes.ts';
import { forgetUserLeft, useUserLeft } from '#web/parts/member/user-left.ts';
import { session } from '#web/state/session/session.ts';

/** The login that changed its question in this tab: an older address may still say that it did not. */
const changed = proxy({ by: '' });

export function noteQuestionChanged(): void {
  changed.by = session.token;
  forgetUserLeft();
}

/** From the address or the side menu's data. */
export function usePendingSecrets({ rePwd, reMb }: QueryOf<'passwords'>): { rePwd: boolean; reMb: boolean } {
  const { left } = useUserLeft();
  const { token } = useSnapshot(session);
  const { by } = useSnapshot(changed);
  return {
    rePwd: Number(rePwd) === 1 || left?.rePwd === true,
    reMb: by !== token && (Number(reMb) === 1 || left?.reMb === true),
  };
}
