/** The live screen of a payment: what is due, the code to scan, the time left, the keys. */
import { Box, Text, useInput } from 'ink';
import type { Drawing } from '#cli/frame/watch.ts';
import { clock } from '#cli/text/money.ts';
import { qrLines } from '#cli/text/qr-code.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { clean, cut, wrapped } from '#cli/text/width.ts';
import type { PayEvent, PayState } from '#shared/flows/pay-state.ts';
import { amounts, payLine, waiting, wayOf } from './view.ts';

/** Lines beside a code: title, time, keys, trouble and a spare one. */
const BESIDE = 5;

export function payScreen(state: PayState, { seen, now, style, rows, send }: Drawing<PayState, PayEvent>) {
  const { ink, say } = style;
  // Some terminals wrap a line that fills the last column.
  const room = style.columns - 1;
  const title = [say('订单支付', 'Payment'), ...amounts(seen, say)].join('  ');
  return (
    <Box flexDirection="column">
      <Text>{ink.bold(cut(clean(title), room))}</Text>
      {state.step === 'paying' ? <Paying state={state} now={now} style={style} rows={rows} room={room} /> : null}
      {state.step === 'paying' ? null : <Text>{stateLines(state, style, room).join('\n')}</Text>}
      {send ? <Keys step={state.step} send={send} style={style} room={room} /> : null}
    </Box>
  );
}

interface PayingProps extends Pick<Drawing<PayState, PayEvent>, 'now' | 'style' | 'rows'> {
  readonly state: Extract<PayState, { step: 'paying' }>;
  readonly room: number;
}

function Paying({ state, now, style, rows, room }: PayingProps) {
  const { ink, say } = style;
  const code = wayOf(state.started);
  const modules = code && qrLines(code, style.columns, rows - BESIDE);
  const isTroubled = state.unreachable || state.said !== undefined;
  const left = `${say('请在手机上扫码付款，剩余', 'Scan to pay, time left')} ${clock(state.until - now)}`;
  return (
    <>
      {code ? <Text>{modules ? modules.map(ink.light).join('\n') : clean(code)}</Text> : null}
      {isTroubled ? <Text>{ink.yellow(cut(clean(waiting(state, say)), room))}</Text> : null}
      <Text>{cut(left, room)}</Text>
    </>
  );
}

const WIDEST = 100;

function stateLines(state: PayState, style: TextStyle, room: number): string[] {
  const { ink } = style;
  const [first = '', ...rest] = wrapped(payLine(state, style) ?? '…', Math.max(8, Math.min(room, WIDEST) - 2));
  const signed = { done: ink.green(`✓ ${first}`), timedOut: ink.red(`✗ ${first}`) };
  const head = state.step === 'done' || state.step === 'timedOut' ? signed[state.step] : ink.bold(`> ${first}`);
  return [head, ...rest.map((line) => `  ${line}`)];
}

interface KeysProps {
  readonly step: PayState['step'];
  readonly send: (event: PayEvent) => void;
  readonly style: TextStyle;
  readonly room: number;
}

function Keys({ step, send, style: { ink, say }, room }: KeysProps) {
  const enter = {
    paying: { does: say('回车：我已付款', 'Enter：I have paid'), event: { type: 'paid' } },
    timedOut: { does: say('回车：重新支付', 'Enter：pay again'), event: { type: 'again' } },
  } as const;
  const entered = step === 'paying' || step === 'timedOut' ? enter[step] : undefined;
  useInput((input, key) => {
    if (key.return && entered) send(entered.event);
    if (key.escape || input === 'q') send({ type: 'close' });
  });
  const keys = [...(entered ? [entered.does] : []), say('q：放弃支付', 'q：give up')];
  return <Text>{ink.dim(cut(keys.join('  '), room))}</Text>;
}
