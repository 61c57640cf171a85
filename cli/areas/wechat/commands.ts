import { area, membersOnly } from '#cli/frame/command.ts';
import { whole } from '#cli/frame/parameters.ts';
import { leave, watch, watchedScreen } from '#cli/frame/watch.ts';
import type { Paper } from '#cli/text/paper.ts';
import type { Watched } from '#cli/text/watch-screen.tsx';
import type { Binding } from './service.ts';

const command = membersOnly(() => import('./service.ts'));

/** Seconds. */
const PATIENCE = 180;

export const bindingLine = ({ entry }: Binding, { say }: Paper): string =>
  say(`请在微信中打开并登录绑定：${entry}`, `open in WeChat, log in and bind: ${entry}`);

export const bindingWatched = ({ entry }: Binding, _now: number, { say }: Paper): Watched<typeof leave> => ({
  title: say('绑定公众号', 'Bind the official account'),
  code: entry,
  told: [say('请用微信扫码，登录后绑定', 'Scan in WeChat, log in there and bind')],
  keys: [],
});
const screen = watchedScreen(bindingWatched);

export const wechat = area({ wechat: ['公众号', 'the official account'] }, [
  command('wechat status', {
    about: ['公众号绑定状态', 'whether an official account is bound'],
    run: async ({ bindingState }, _, cli) => bindingState(await cli.shop()),
    view: ({ bound, entry }, { say, ink }) =>
      bound
        ? ink.green(say('已绑定公众号', 'bound'))
        : `${bound === undefined ? say('未知是否已绑定公众号', 'whether it is bound is unknown') : say('未绑定公众号', 'not bound')}\n${say('请在微信中打开', 'open in WeChat')}  ${entry}`,
  }),
  command('wechat bind', {
    about: ['绑定公众号（在微信中扫码完成）', 'bind the official account (by scanning in WeChat)'],
    options: {
      deadline: whole('--deadline <seconds>', [
        `最多等待多少秒（默认 ${PATIENCE}）`,
        `wait so many seconds (${PATIENCE})`,
      ]),
    },
    run: async ({ bindAccount }, { deadline = PATIENCE }, cli) =>
      watch(cli, bindAccount(await cli.shop(), deadline), { line: bindingLine, screen, leave }),
  }),
  command('wechat unbind', {
    about: ['解绑公众号', 'end the binding of the official account'],
    run: async ({ unbindAccount }, _, cli) => unbindAccount(await cli.shop()),
  }),
]);
