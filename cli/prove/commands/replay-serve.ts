import { command } from '#cli/frame/command.ts';
import { needed, whole } from '#cli/frame/parameters.ts';

/** `yaocang replay serve FILE`. */
export const replayServe = command({
  name: 'replay serve',
  about: ['把录制当作商城来应答', 'answer as the shop that was recorded'],
  args: { file: needed('<file>', ['HAR 文件', 'HAR file']) },
  options: { port: whole('--port <port>', ['端口（默认任意）', 'port (any that is free)'], 0) },
  load: async () => ({
    ...(await import('../har/replay-serve.ts')),
    ...(await import('../har/har-file.ts')),
  }),
  run: async (service, { file, port = 0 }, cli) =>
    service.serveReplay({
      har: await service.readHar(file),
      port,
      signal: cli.signal,
      say: (event) =>
        event.type === 'listening'
          ? cli.note([`录制的 ${event.calls} 个调用在 ${event.base}`, `${event.calls} recorded calls at ${event.base}`])
          : cli.note([`录制中没有：${event.call}`, `not recorded: ${event.call}`]),
    }),
  view: () => '',
});
