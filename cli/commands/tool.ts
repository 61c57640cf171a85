/** The tool itself: profiles, completion, help. */

import { area } from '#cli/frame/command.ts';
import { completion } from './completion.ts';
import { helpExitCodes } from './help-exit-codes.ts';

export const tool = area(
  {
    help: ['帮助', 'help'],
  },
  [completion, helpExitCodes],
);
