import type { Paper } from './text/paper.ts';
import { clean } from './text/width.ts';

interface PollState {
  readonly call: string;
  readonly seen: readonly unknown[];
  readonly unreachable: boolean;
}

/** A state of the waiting in one line, which is said again only when something changed. */
export function pollLine({ call, seen, unreachable }: PollState, { say }: Paper): string {
  if (unreachable) return say('暂时连不上商城，继续等待…', 'the shop does not answer, waiting on…');
  return `${say('等待', 'waiting for')} ${call}  ${shownValues(seen)}`.trimEnd();
}

/** The watched values side by side. */
export const shownValues = (seen: readonly unknown[]): string =>
  clean(seen.map((each) => (typeof each === 'object' ? JSON.stringify(each) : String(each))).join('  ')).slice(0, 200);
