import { questionRows } from '#cli/screens/account.ts';
import { command } from './frame/command.ts';

/** `yaocang security list`. */
export const securityList = command({
  name: 'security list',
  about: ['密保问题列表', 'list the security questions'],
  load: () => import('#cli/services/account/questions.ts'),
  run: async ({ listQuestions }, _, cli) => listQuestions(await cli.shop()),
  view: questionRows,
});
