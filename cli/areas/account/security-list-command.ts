import { command } from '#cli/frame/command.ts';
import { questionRows } from './view.ts';

/** `yaocang security list`. */
export const securityList = command({
  name: 'security list',
  about: ['密保问题列表', 'list the security questions'],
  load: () => import('./questions.ts'),
  run: async ({ listQuestions }, _, cli) => listQuestions(await cli.shop()),
  view: questionRows,
});
