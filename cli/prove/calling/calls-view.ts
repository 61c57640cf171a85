import type { Paper } from '#cli/text/paper.ts';
import { table } from '#cli/text/table.ts';

interface Row {
  readonly path: string;
  readonly method: string;
  readonly effect: string;
  readonly assumed: boolean;
  readonly parameters: readonly { readonly name: string; readonly needed: boolean }[];
  readonly body: string | null;
}

/** The calls as a table; parameters that may be left out stand in brackets. */
export const callTable = ({ calls }: { readonly calls: readonly Row[] }, paper: Paper): string => {
  const { say, ink } = paper;
  const rows = table(
    calls,
    [
      { head: say('接口', 'Call'), cell: ({ path }) => path },
      { head: say('方法', 'Method'), cell: ({ method }) => method },
      { head: say('作用', 'Effect'), cell: ({ effect }) => effect },
      { head: say('文档', 'Shown'), cell: ({ assumed }) => (assumed ? say('推定', 'assumed') : '') },
      {
        head: say('参数', 'Parameters'),
        cell: ({ parameters, body }) => [...parameters.map(one), body ? `--body (${body})` : ''].join(' '),
        shrinksTo: 16,
      },
    ],
    paper,
    say('没有这样的接口', 'there is no such call'),
  );
  return calls.length === 0 ? rows : `${rows}\n${ink.dim(say(`共 ${calls.length} 个`, `${calls.length} calls`))}`;
};

const one = ({ name, needed }: Row['parameters'][number]): string => (needed ? name : `[${name}]`);
