import { command } from '#cli/frame/command.ts';
import { needed, whole } from '#cli/frame/parameters.ts';
import { Fault } from '#cli/text/fault.ts';
import { inLanguage } from '#cli/text/words.ts';

/** `yaocang record FILE`. */
export const record = command({
  name: 'record',
  about: ['站在浏览器与环境之间录制（Ctrl-C 结束）', 'record between a browser and an environment (Ctrl-C ends it)'],
  args: { file: needed('<file>', ['HAR 文件', 'HAR file']) },
  options: { port: whole('--port <port>', ['端口（默认任意）', 'port (any that is free)'], 0) },
  load: async () => ({
    ...(await import('../har/record-serve.ts')),
    ...(await import('#cli/shop/har/recording.ts')),
  }),
  run: async ({ serveRecording, createRecording }, { file, port = 0 }, cli) => {
    if (cli.planner) throw new Fault('usage', ['录制不能演练', 'a recording knows no dry run']);
    const { profile, guard, signal } = await cli.shop();
    const recording = createRecording(file);
    const fetch = await recording.over(await cli.fetch(), profile);
    return serveRecording({
      profile,
      guard,
      fetch,
      port,
      signal,
      say: (event) => {
        if (event.type === 'listening') cli.note([`正在录制：${event.base}`, `recording at ${event.base}`]);
        else if (event.type === 'passed') cli.note([`${event.status} ${event.call}`, `${event.status} ${event.call}`]);
        else
          cli.note([
            `已拒绝 ${event.call}：${inLanguage(event.because.words, 'zh')}`,
            `refused ${event.call}: ${inLanguage(event.because.words, 'en')}`,
          ]);
      },
    }).finally(() => recording.write(cli.output.redactor));
  },
  view: () => '',
});
