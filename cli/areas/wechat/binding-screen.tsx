/** The binding of the official account while it is waited for: the code to scan in WeChat. A pure function of what it is handed. */
import { Box, Text } from 'ink';
import type { Paper } from '#cli/text/paper.ts';
import { qrLines } from '#cli/text/qr-code.ts';
import type { Binding } from './service.ts';

/** Lines beside the code. */
const OTHER_LINES = 3;

/** Draws a state of the binding for a living screen. */
export function drawBinding(state: Binding, { paper, rows }: { readonly paper: Paper; readonly rows: number }) {
  const { say, ink } = paper;
  const code = qrLines(state.entry, paper.columns, rows - OTHER_LINES);
  return (
    <Box flexDirection="column">
      <Text>{ink.bold(say('绑定公众号', 'Bind the official account'))}</Text>
      <Text>{code ? code.map(ink.light).join('\n') : state.entry}</Text>
      <Text>{ink.dim(say('请用微信扫码，登录后绑定', 'Scan in WeChat, log in there and bind'))}</Text>
    </Box>
  );
}
