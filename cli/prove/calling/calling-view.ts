import { clock } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { table } from '#cli/text/table.ts';
import type { Watched } from '#cli/text/watch-screen.tsx';
import { clean } from '#cli/text/width.ts';

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

interface PollState {
  readonly call: string;
  readonly seen: readonly unknown[];
  readonly unreachable: boolean;
}

/** The waiting as a living screen shows it: the values that count, how often they were asked, and the time left. */
export function pollWatched(
  { call, seen, unreachable, asked, until }: PollState & { readonly asked: number; readonly until: number },
  now: number,
  { say }: Paper,
): Watched<{ readonly type: 'leave' }> {
  return {
    title: `${say('等待', 'Waiting for')} ${call}`,
    parts: [{ mark: 'running', text: shownValues(seen) || '…' }],
    told: [`${say('已查询', 'asked')} ${asked}`, `${say('剩余', 'left')} ${clock(until - now)}`],
    trouble: unreachable ? say('暂时连不上商城，继续等待…', 'the shop does not answer, waiting on…') : undefined,
    keys: [],
  };
}

/** A state of the waiting in one line, which is said again only when something changed. */
export function pollLine({ call, seen, unreachable }: PollState, { say }: Paper): string {
  if (unreachable) return say('暂时连不上商城，继续等待…', 'the shop does not answer, waiting on…');
  return `${say('等待', 'waiting for')} ${call}  ${shownValues(seen)}`.trimEnd();
}

/** The watched values side by side. */
export const shownValues = (seen: readonly unknown[]): string =>
  clean(seen.map((each) => (typeof each === 'object' ? JSON.stringify(each) : String(each))).join('  ')).slice(0, 200);
