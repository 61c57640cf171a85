/** The payment while it is waited for: code, countdown, state. A pure function of what it is handed. */

import { Box, Text, useInput } from 'ink';
import { clock, price } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { qrLines } from '#cli/text/qr-code.ts';
import type { PayEvent, PayState } from '#shared/flows/pay-state.ts';
import { isAbove0 } from '#shared/rules/money.ts';
import { payLine, wayOf } from './view.ts';

export interface PayScreenProps {
  readonly state: PayState;
  /** ms since 1970 */
  readonly now: number;
  readonly paper: Paper;
  readonly rows: number;
  /** What the method pays, in fen, and what the balance pays beside it. */
  readonly due: number | undefined;
  readonly held?: number | undefined;
  /** Undefined where no key can be read. */
  readonly send: ((event: PayEvent) => void) | undefined;
}

/** Draws one state of the payment. */
export function PayScreen(props: PayScreenProps) {
  const { state, paper, due, held = 0 } = props;
  return (
    <Box flexDirection="column">
      <Text>
        {paper.ink.bold(paper.say('订单支付', 'Payment'))}
        {due === undefined ? '' : `  ${price(due)}`}
      </Text>
      {held > 0 ? <Text>{`${paper.say('余额抵扣', 'by the balance')}  ${price(held)}`}</Text> : null}
      {state.step === 'paying' ? <Waiting {...props} state={state} /> : <Text>{payLine(state, paper) ?? '…'}</Text>}
      {props.send ? <Keys send={props.send} paper={paper} step={state.step} /> : null}
    </Box>
  );
}

/** Lines beside the code: title, countdown, state and keys. */
const OTHER_LINES = 5;

function Waiting({
  state,
  paper,
  rows,
  now,
  held = 0,
}: PayScreenProps & { readonly state: Extract<PayState, { step: 'paying' }> }) {
  const { started, until, unreachable } = state;
  const code =
    started.how === 'qr'
      ? qrLines(started.code_url, paper.columns, rows - OTHER_LINES - (held > 0 ? 1 : 0))
      : undefined;
  return (
    <Box flexDirection="column">
      <Text>{code ? code.map(paper.ink.light).join('\n') : wayOf(started)}</Text>
      <Text>{`${paper.say('请在手机上扫码付款，剩余', 'Scan to pay, time left')} ${paper.ink.bold(clock(until - now))}`}</Text>
      {unreachable ? (
        <Text>{paper.ink.yellow(paper.say('暂时连不上商城，继续等待…', 'the shop does not answer, waiting on…'))}</Text>
      ) : null}
    </Box>
  );
}

interface KeysProps {
  readonly send: (event: PayEvent) => void;
  readonly paper: Paper;
  readonly step: PayState['step'];
}

function Keys({ send, paper: { ink, say }, step }: KeysProps) {
  useInput((input, key) => {
    if (input === 'q' || key.escape) send({ type: 'close' });
    if (key.return && step === 'paying') send({ type: 'paid' });
    if (key.return && step === 'timedOut') send({ type: 'again' });
  });
  const enter =
    step === 'timedOut' ? say('回车：重新支付', 'Enter: pay again') : say('回车：我已付款', 'Enter: I have paid');
  return <Text>{ink.dim(`${enter}  ${say('q：放弃支付', 'q: give up')}`)}</Text>;
}

/** Draws a state of the payment for a living screen; the amount is the one that an earlier state told. */
export function drawPayment(
  state: PayState,
  { seen, ...drawing }: Omit<PayScreenProps, 'state' | 'due' | 'held'> & { readonly seen: readonly PayState[] },
) {
  const chosen = seen.findLast((each) => each.step === 'choose');
  if (!chosen) return <PayScreen {...drawing} state={state} due={undefined} />;
  const { split, order } = chosen;
  const parts = isAbove0(split.method) ? { due: split.method, held: split.balance } : { due: order.order.money_paid };
  return <PayScreen {...drawing} {...parts} state={state} />;
}
