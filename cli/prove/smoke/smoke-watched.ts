/** A smoke run while it goes on, as a living screen shows it: the walks that ended, then those under way with their step. */

import { clock } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import type { Part, Watched } from '#cli/text/watch-screen.tsx';

interface Walk {
  readonly scenario: string;
  readonly run: number;
  readonly row?: number | undefined;
}

interface Progress {
  readonly total: number;
  /** ms since 1970 */
  readonly began: number;
  readonly underway: readonly (Walk & { readonly step: string; readonly steps: number; readonly began: number })[];
  readonly ended: readonly (Walk & {
    readonly ok: boolean;
    readonly ms: number;
    readonly steps: readonly { readonly name: string; readonly state: string; readonly trouble?: unknown }[];
  })[];
}

/** What is seen of the run at a moment; walks that failed stay in sight before those that went well. */
export function smokeWatched(
  { total, began, underway, ended }: Progress,
  now: number,
  { say }: Paper,
): Watched<{ readonly type: 'leave' }> {
  const failed = ended.filter(({ ok }) => !ok);
  const well = ended.filter(({ ok }) => ok);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const parts = [
    ...well.map(
      (walk): Part => ({ mark: passed(walk) > 0 ? 'ok' : 'waiting', ...told(walk, say), beside: seconds(walk.ms) }),
    ),
    ...failed.map((walk): Part => ({ mark: 'failed', ...told(walk, say), beside: seconds(walk.ms) })),
    ...underway.map((walk): Part => {
      const text = `${nameOf(walk, say)}  ${walk.steps}. ${walk.step}`;
      return { mark: 'running', text, beside: clock(now - walk.began) };
    }),
  ];
  return {
    title: say('冒烟测试', 'Smoke run'),
    parts,
    told: [
      `${ended.length}/${total}`,
      say(`通过 ${well.length}`, `${well.length} ok`),
      say(`失败 ${failed.length}`, `${failed.length} failed`),
      say(`进行中 ${underway.length}`, `${underway.length} running`),
      clock(now - began),
    ],
    keys: [],
  };
}

type Say = Paper['say'];

const nameOf = ({ scenario, run, row }: Walk, say: Say): string =>
  row === undefined ? `${scenario} ${run}` : `${scenario} ${run} ${say(`第 ${row} 行`, `row ${row}`)}`;

const passed = ({ steps }: Progress['ended'][number]): number => steps.filter(({ state }) => state === 'passed').length;

function told(walk: Progress['ended'][number], say: Say): { readonly text: string } {
  const trouble = walk.steps.find((step) => step.trouble !== undefined)?.name;
  const steps = say(`${passed(walk)} 步通过`, `${passed(walk)} steps passed`);
  return { text: [nameOf(walk, say), steps, trouble].filter(Boolean).join('  ') };
}
