import type { Paper } from './text/paper.ts';
import { table } from './text/table.ts';

interface ProfileList {
  readonly current: string;
  readonly profiles: readonly { readonly name: string; readonly kind: string; readonly base: string }[];
}

/** Profiles as a table; a star marks the current one. */
export const profileTable = ({ current, profiles }: ProfileList, paper: Paper): string =>
  table(
    profiles,
    [
      { head: '', cell: ({ name }) => (name === current ? '*' : ' ') },
      { head: paper.say('环境', 'Profile'), cell: ({ name }) => name },
      { head: paper.say('类型', 'Kind'), cell: ({ kind }) => kind },
      { head: paper.say('接口地址', 'Base'), cell: ({ base }) => base },
    ],
    paper,
    '',
  );
