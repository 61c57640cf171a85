import { userOff } from '#shared/contract/user-off.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

export const closeAccountLoader = defineLoader('closeAccount', (read) => ({
  info: read(userOff.offInfo, () => ({}), { members: true }),
}));
