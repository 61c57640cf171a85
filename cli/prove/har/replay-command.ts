import { withSession } from '#cli/frame/command.ts';
import { needed } from '#cli/frame/parameters.ts';
import { plainStyle } from '#cli/frame/watch.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { typeWords } from '#cli/text/type-words.ts';
import { clean } from '#cli/text/width.ts';
import type { ReplayReport } from './replay.ts';

export const replay = withSession(() => Promise.all([import('./replay.ts'), import('./read-har.ts')]))('replay', {
  about: ['向环境重放录制，报告差异', 'play a recording against an environment and tell the differences'],
  args: { file: needed('<file>', ['HAR 文件', 'HAR file']) },
  run: async ([service, { readHar, shopRequests }], { file }, cli) => {
    const requests = shopRequests(readHar(file));
    // What is no recording is told before the shop is asked.
    for await (const { at } of requests()) if (at > 0) break;
    const shop = await cli.shop();
    const report = await service.replay(shop, await cli.fetch(), file, requests, cli.planner !== undefined);
    cli.output.err(callLines(report, plainStyle(cli), Object.values(service.reasons)));
    return service.judgedReplay(report);
  },
  // The calls are on stderr, where a failed replay has them, too.
  view: ({ calls }, { say, ink }) => {
    const same = calls.filter(({ state }) => state === 'same').length;
    const skipped = calls.length - same;
    return ink.green(
      say(
        `${same} 个调用与录制一致，跳过 ${skipped} 个`,
        `${same} calls are as they were recorded, ${skipped} skipped`,
      ),
    );
  },
});

const MARKS = { same: '✓', different: '≠', failed: '✗', skipped: '-' } as const;

function callLines(
  { calls, left }: ReplayReport,
  { say }: TextStyle,
  reasons: readonly (readonly [string, string])[],
): string {
  const kinds = {
    envelope: say('结果', 'outcome'),
    missing: say('缺少', 'missing'),
    extra: say('多出', 'extra'),
    retyped: say('类型', 'retyped'),
  };
  const lines = calls.flatMap(({ at, call, state, because, differences, ms }) => {
    const reason = reasons.find(([, english]) => english === because);
    return [
      `${MARKS[state]} ${at}  ${clean(call)}${state === 'skipped' ? '' : `  ${ms} ms`}`,
      ...(because === undefined ? [] : [`    ${clean(reason ? say(...reason) : because)}`]),
      ...differences.map(
        ({ path, kind, was, is }) =>
          `    ${kinds[kind]} ${clean(path)}: ${clean(say(...typeWords(was)))} → ${clean(say(...typeWords(is)))}`,
      ),
    ];
  });
  const closing = left.map(
    (id) => `! ${say('重放留下订单', 'the replay has left the order')} ${clean(id)}: yaocang order close ${clean(id)}`,
  );
  return [...lines, ...closing].join('\n');
}
