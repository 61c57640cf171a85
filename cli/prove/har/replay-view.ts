import type { Paper } from '#cli/text/paper.ts';
import { clean } from '#cli/text/width.ts';
import type { ReplayReport } from './replay.ts';
import { toldOf } from './replay-words.ts';

export function replayTable({ calls }: ReplayReport, { say, ink }: Paper): string {
  const marks = { same: ink.green('✓'), different: ink.red('≠'), failed: ink.red('✗'), skipped: ink.dim('-') };
  const kinds: Readonly<Record<string, string>> = {
    envelope: say('结果', 'outcome'),
    missing: say('缺少', 'missing'),
    extra: say('多出', 'extra'),
    retyped: say('类型', 'retyped'),
  };
  const told = (english: string) => clean(say(...toldOf(english)));
  const lines = calls.flatMap(({ at, call, state, because, differences, values, ms }) => {
    const note = values > 0 ? say(`，${values} 个值不同`, `, ${values} values changed`) : '';
    const rest = state === 'skipped' ? '' : `  ${ms} ms${note}`;
    return [
      `${marks[state]} ${at}  ${clean(call)}${rest}`,
      ...(because === undefined ? [] : [`    ${ink.dim(told(because))}`]),
      ...differences.map(({ path, kind, was, is }) => `    ${kinds[kind]} ${clean(path)}: ${told(was)} → ${told(is)}`),
    ];
  });
  return lines.join('\n');
}

export function replaySum({ calls }: ReplayReport, { say, ink }: Paper): string {
  const same = calls.filter(({ state }) => state === 'same').length;
  return ink.green(
    say(
      `${same} 个调用与录制一致，跳过 ${calls.length - same} 个`,
      `${same} calls are as they were recorded, ${calls.length - same} skipped`,
    ),
  );
}
