/** The waiting as a living screen: the values that count, how often they were asked, and the time left. */
import { Box, Text } from 'ink';
import { shownValues } from './poll-lines.ts';
import type { Paper } from './text/paper.ts';

interface PollState {
  readonly call: string;
  readonly asked: number;
  readonly seen: readonly unknown[];
  readonly until: number;
  readonly unreachable: boolean;
}

/** Draws one state at a moment. */
export function drawPoll(
  { call, asked, seen, until, unreachable }: PollState,
  { now, paper }: { readonly now: number; readonly paper: Paper },
) {
  const { say, ink } = paper;
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <Box flexDirection="column">
      <Text>{ink.bold(call)}</Text>
      <Text>{shownValues(seen) || '…'}</Text>
      <Text>{`${say('已查询', 'asked')} ${asked}  ${say('剩余', 'left')} ${left} s`}</Text>
      {unreachable ? (
        <Text>{ink.yellow(say('暂时连不上商城，继续等待…', 'the shop does not answer, waiting on…'))}</Text>
      ) : null}
    </Box>
  );
}
