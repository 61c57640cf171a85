import { exitCodeTable } from '#cli/screens/exit-code-table.ts';
import { command } from './frame/command.ts';

/** `yaocang help exit-codes`. */
export const helpExitCodes = command({
  name: 'help exit-codes',
  about: ['退出码', 'the exit codes'],
  examples: ['yaocang help exit-codes --json'],
  load: () => import('#cli/services/exit-codes.ts'),
  run: async ({ exitCodes }) => Object.entries(exitCodes).map(([code, { exit, about }]) => ({ code, exit, about })),
  view: exitCodeTable,
});
