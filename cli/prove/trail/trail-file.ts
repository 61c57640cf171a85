/** A trail that a member sent, read from a file that holds it alone or within a mail. */
import { readFile, stat } from 'node:fs/promises';
import { Fault } from '#cli/text/fault.ts';
import { textOfFile } from '#shared/rules/list-file.ts';
import { readTrail, type Step } from '#shared/rules/trail.ts';

const LARGEST = 1_000_000;

/** The trail in a file, its steps in the order in which they began; `trouble` numbers those that failed. A usage fault says what is wrong with the file. */
export async function readTrailFile(file: string) {
  const { steps, left, unread, whole } = await trailIn(file);
  const inOrder = steps.toSorted((one, other) => one.at - other.at);
  const told = inOrder.map(({ at, kind, what, came, ms }, index) => {
    const time = new Date(at).toISOString();
    return { n: index + 1, time, kind, what, ...came, ...(ms === undefined ? {} : { ms }) };
  });
  const trouble = told.filter((_, index) => isTrouble(inOrder[index])).map(({ n }) => n);
  return { file, steps: told, trouble, left, unread, whole };
}
export type TrailTold = Awaited<ReturnType<typeof readTrailFile>>;

async function trailIn(file: string) {
  const unreadable = (cause: unknown) => {
    throw new Fault('usage', [`无法读取 ${file}`, `cannot read ${file}`], { cause });
  };
  const { size } = await stat(file).catch(unreadable);
  // Notepad on a Chinese Windows saves what a member sent in GBK.
  const text = size > LARGEST ? '' : (textOfFile(await readFile(file).catch(unreadable)) ?? '');
  const trail = readTrail(text);
  if (trail === 'none') {
    throw new Fault('usage', [`${file} 中没有操作记录`, `${file} holds no trail`], {
      next: [
        '操作记录以「药仓操作记录 1」开头；请把会员发来的文字整段存为文件',
        'the first line of a trail names it and its version: save all that the member sent as a file',
      ],
    });
  }
  if (trail === 'newer') {
    throw new Fault('usage', [`${file} 由更新的商城写成`, `${file} was written by a newer shop`], {
      next: ['请更新 yaocang', 'update yaocang'],
    });
  }
  if (trail.steps.length > 0) return trail;
  throw new Fault('usage', [`${file} 的操作记录没有一步可读`, `no step of the trail in ${file} can be read`]);
}

/** A call that was cancelled on purpose is no trouble. */
const isTrouble = (step: Step | undefined): boolean =>
  step?.kind === 'fault' || (step?.came !== undefined && !['ok', 'cancelled'].includes(step.came.outcome));
