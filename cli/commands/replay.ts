import { replaySum, replayTable } from '#cli/screens/replay-table.ts';
import { command } from './frame/command.ts';
import { needed } from './frame/parameters.ts';
import { plainPaper } from './frame/watch.ts';

/** `yaocang replay FILE`. */
export const replay = command({
  name: 'replay',
  about: ['向环境重放录制，报告差异', 'play a recording against an environment and tell the differences'],
  args: { file: needed('<file>', ['HAR 文件', 'HAR file']) },
  load: async () => ({ ...(await import('#cli/services/replay.ts')), ...(await import('#cli/services/har-file.ts')) }),
  run: async (service, { file }, cli) => {
    const har = await service.readHar(file);
    const report = await service.replay(await cli.shop(), await cli.fetch(), file, har, cli.planner !== undefined);
    cli.output.err(replayTable(report, plainPaper(cli)));
    return service.judgedReplay(report);
  },
  // The calls were told on stderr, where a failed replay has them too.
  view: replaySum,
});
