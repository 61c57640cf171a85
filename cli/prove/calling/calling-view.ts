import type { Leave } from '#cli/frame/watch.ts';
import { clock } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import type { Watched } from '#cli/text/watch-screen.tsx';
import { clean } from '#cli/text/width.ts';
import type { CallsFound } from './calls.ts';
import type { PollState } from './poll.ts';

type CallFound = CallsFound['calls'][number];

/** What a call takes; parameters that may be left out stand in brackets. */
export const takes = ({ parameters, body }: CallFound): string =>
  [...parameters.map(({ name, needed }) => (needed ? name : `[${name}]`)), body ? `--body (${body})` : ''].join(' ');

/** The waiting as a living screen shows it: the values that count, how often they were asked, and the time left. */
export function pollWatched(state: PollState, now: number, { say }: Paper): Watched<Leave> {
  const { call, seen, unreachable, asked, until } = state;
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

export const shownValues = (seen: readonly unknown[]): string =>
  clean(seen.map((each) => (typeof each === 'object' ? JSON.stringify(each) : String(each))).join('  ')).slice(0, 200);
