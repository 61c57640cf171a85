import { command } from '#cli/frame/command.ts';
import { needed } from '#cli/frame/parameters.ts';
import type { Paper } from '#cli/text/paper.ts';
import { clean } from '#cli/text/width.ts';
import type { Words } from '#cli/text/words.ts';
import { outcomeWord } from '#shared/rules/trail.ts';
import type { TrailTold } from './trail-file.ts';

export const trailShow = command('trail show', {
  about: ['讲述会员的操作记录', "tell a member's trail, step by step"],
  examples: ['yaocang trail show feedback.txt', 'yaocang trail show feedback.txt --json'],
  args: { saved: needed('<trail>', ['会员发来的操作记录', 'what the member sent, saved as a file']) },
  load: () => import('./trail-file.ts'),
  run: ({ readTrailFile }, given) => readTrailFile(given.saved),
  view: trailLines,
});

const KINDS: Readonly<Record<TrailTold['steps'][number]['kind'], Words>> = {
  load: ['打开商城', 'the shop was loaded'],
  screen: ['页面', 'screen'],
  dialog: ['弹窗', 'dialog'],
  tap: ['点按', 'tap'],
  call: ['请求', 'call'],
  said: ['提示', 'message'],
  fault: ['页面出错', 'fault of the shop'],
};

/** What went wrong first, then step by step; the times are this machine's. */
function trailLines({ steps, trouble, left, unread, whole }: TrailTold, paper: Paper): string {
  const { say, ink } = paper;
  const span = `${clock(steps[0]?.time, true)} – ${clock(steps.at(-1)?.time)}`;
  const notes = [
    left > 0 && say(`更早的 ${left} 步未附上`, `${left} older steps were left out`),
    unread > 0 && say(`${unread} 行无法识别`, `${unread} lines could not be read`),
    !whole && say('末尾不完整，可能被截断', 'its end is missing or damaged'),
  ].filter((note) => note !== false);
  return [
    say(`${span}，${steps.length} 步`, `${span}, ${steps.length} steps`),
    ...notes.map((note) => ink.yellow(note)),
    trouble.length === 0
      ? ink.green(say('没有失败的请求', 'no call failed'))
      : ink.red(say(`失败的步骤：${trouble.join('、')}`, `what failed: ${trouble.join(', ')}`)),
    '',
    ...steps.map((step) => stepLine(step, trouble.includes(step.n), paper)),
  ].join('\n');
}

function stepLine(step: TrailTold['steps'][number], failed: boolean, { say, ink }: Paper): string {
  const { n, time, kind, what, outcome, code, ms, lists = {}, odd = [] } = step;
  const parts = [
    say(...KINDS[kind]),
    clean(what),
    outcome && say(outcomeWord(outcome, code), `${outcome} ${code ?? ''}`.trim()),
    ms !== undefined && `${ms} ms`,
    ...Object.entries(lists).map(([name, count]) => clean(`${name}: ${count}`)),
    ...odd.map((path) => clean(say(`${path} 与约定不符`, `${path} is not as declared`))),
  ];
  const line = [String(n).padStart(3), clock(time), ...parts.filter(Boolean)].join('  ');
  if (failed) return ink.red(line);
  return kind === 'screen' || kind === 'load' ? ink.bold(line) : line;
}

/** The time of this machine; Swedish is ISO 8601 in words. */
const clock = (iso = '', withDay = false): string =>
  new Date(iso).toLocaleString('sv-SE').slice(withDay ? 0 : '2026-11-22 '.length);
