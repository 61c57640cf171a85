import { command } from '#cli/frame/command.ts';
import { exitCodeTable } from '#cli/text/exit-code-table.ts';

/** `yaocang help exit-codes`. */
export const helpExitCodes = command({
  name: 'help exit-codes',
  about: ['退出码', 'the exit codes'],
  examples: ['yaocang help exit-codes --json'],
  load: () => import('#cli/text/fault.ts'),
  run: async ({ exitCodes }) => Object.entries(exitCodes).map(([code, { exit, about }]) => ({ code, exit, about })),
  view: exitCodeTable,
});
