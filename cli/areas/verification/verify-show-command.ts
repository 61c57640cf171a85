import { command } from '#cli/frame/command.ts';
import { verificationFacts } from './view.ts';

/** `yaocang verify show`. */
export const verifyShow = command({
  name: 'verify show',
  about: ['资质认证状态', 'state of the verification'],
  load: () => import('./verification.ts'),
  run: async ({ showVerification }, _, cli) => showVerification(await cli.shop()),
  view: verificationFacts,
});
