import { signin } from '#shared/contract/signin.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

export const dailySignInLoader = defineLoader('dailySignIn', (read) => ({
  week: read(signin.signin, () => ({}), { members: true }),
}));
