import { command } from '#cli/frame/command.ts';
import { needed } from '#cli/frame/parameters.ts';
import { plainPaper } from '#cli/frame/watch.ts';
import { replaySum, replayTable } from '../har/replay-view.ts';

/** `yaocang replay FILE`. */
export const replay = command({
  name: 'replay',
  about: ['向环境重放录制，报告差异', 'play a recording against an environment and tell the differences'],
  args: { file: needed('<file>', ['HAR 文件', 'HAR file']) },
  load: async () => ({ ...(await import('../har/replay.ts')), ...(await import('../har/har-file.ts')) }),
  run: async (service, { file }, cli) => {
    const har = await service.readHar(file);
    const report = await service.replay(await cli.shop(), await cli.fetch(), file, har, cli.planner !== undefined);
    cli.output.err(replayTable(report, plainPaper(cli)));
    return service.judgedReplay(report);
  },
  // The calls were told on stderr, where a failed replay has them too.
  view: replaySum,
});
