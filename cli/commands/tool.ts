/** The tool itself: profiles, completion, help. */

import { envAdd } from '#cli/areas/environments/env-add-command.ts';
import { envEdit } from '#cli/areas/environments/env-edit-command.ts';
import { envList } from '#cli/areas/environments/env-list-command.ts';
import { envRemove } from '#cli/areas/environments/env-remove-command.ts';
import { envShow } from '#cli/areas/environments/env-show-command.ts';
import { envUse } from '#cli/areas/environments/env-use-command.ts';
import { completion } from './completion.ts';
import { helpExitCodes } from './help-exit-codes.ts';
import { subject } from './subject.ts';

export const tool = subject(
  ['工具本身', 'The tool itself'],
  [envAdd, envEdit, envUse, envList, envShow, envRemove, completion, helpExitCodes],
  {
    env: ['环境', 'profiles'],
    help: ['帮助', 'help'],
  },
);
