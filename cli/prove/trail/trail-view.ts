import type { Paper } from '#cli/text/paper.ts';
import { clean } from '#cli/text/width.ts';
import type { Words } from '#cli/text/words.ts';
import { outcomeWord } from '#shared/rules/trail.ts';
import type { Story, Told } from './trail-file.ts';

const KINDS: Readonly<Record<Told['kind'], Words>> = {
  load: ['打开商城', 'the shop was loaded'],
  screen: ['页面', 'screen'],
  dialog: ['弹窗', 'dialog'],
  tap: ['点按', 'tap'],
  call: ['请求', 'call'],
  said: ['提示', 'message'],
  fault: ['页面出错', 'fault of the shop'],
};

/** What went wrong first, then step by step; the times are this machine's. */
export function trailStory({ steps, trouble, left, unread, whole }: Story, paper: Paper): string {
  const { say, ink } = paper;
  const [first] = steps;
  const last = steps[steps.length - 1];
  const span = first && last ? `${clock(first.time, true)} – ${clock(last.time)}` : '';
  const notes = [
    left > 0 ? say(`更早的 ${left} 步未附上`, `${left} older steps were left out`) : '',
    unread > 0 ? say(`${unread} 行无法识别`, `${unread} lines could not be read`) : '',
    whole ? '' : say('末尾不完整，可能被截断', 'its end is missing or damaged'),
  ].filter((note) => note !== '');
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

function stepLine(step: Told, bad: boolean, paper: Paper): string {
  const { n, time, kind, what, outcome, code, ms, lists = {}, odd = [] } = step;
  const { say, ink } = paper;
  const came = [
    outcome === undefined ? '' : say(outcomeWord(outcome, code), `${outcome} ${code ?? ''}`.trim()),
    ms === undefined ? '' : `${ms} ms`,
    ...Object.entries(lists).map(([name, count]) => `${name}: ${count}`),
    ...odd.map((path) => say(`${path} 与约定不符`, `${path} is not as declared`)),
  ].filter((each) => each !== '');
  const words = `${say(...KINDS[kind])}  ${clean(what)}${came.length > 0 ? `  ${clean(came.join('  '))}` : ''}`;
  const line = `${String(n).padStart(3)}  ${clock(time)}  ${words}`;
  if (bad) return ink.red(line);
  return kind === 'screen' || kind === 'load' ? ink.bold(line) : line;
}

/** The time of this machine; Swedish is ISO 8601 in words. */
const clock = (iso: string, withDay = false): string =>
  new Date(iso).toLocaleString('sv-SE').slice(withDay ? 0 : '2026-11-22 '.length);
