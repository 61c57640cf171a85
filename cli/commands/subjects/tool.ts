/** The tool itself: profiles, completion, help. */
import { completion } from '../completion.ts';
import { envAdd } from '../env-add.ts';
import { envEdit } from '../env-edit.ts';
import { envList } from '../env-list.ts';
import { envRemove } from '../env-remove.ts';
import { envShow } from '../env-show.ts';
import { envUse } from '../env-use.ts';
import { helpExitCodes } from '../help-exit-codes.ts';
import { subject } from './subject.ts';

export const tool = subject(
  ['工具本身', 'The tool itself'],
  [envAdd, envEdit, envUse, envList, envShow, envRemove, completion, helpExitCodes],
  {
    env: ['环境', 'profiles'],
    help: ['帮助', 'help'],
  },
);
