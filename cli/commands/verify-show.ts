import { verificationFacts } from '#cli/screens/verification.ts';
import { command } from './frame/command.ts';

/** `yaocang verify show`. */
export const verifyShow = command({
  name: 'verify show',
  about: ['资质认证状态', 'state of the verification'],
  load: () => import('#cli/services/account/verification.ts'),
  run: async ({ showVerification }, _, cli) => showVerification(await cli.shop()),
  view: verificationFacts,
});
