import { command } from '#cli/frame/command.ts';
import { whole } from '#cli/frame/parameters.ts';
import { watch } from '#cli/frame/watch.ts';
import { sentence } from '#cli/parts/sentences.ts';
import { bindingLine } from './view.ts';

/** How long the binding is waited for, in seconds. */
const PATIENCE = 180;

/** `yaocang wechat bind`. */
export const wechatBind = command({
  name: 'wechat bind',
  about: ['绑定公众号（在微信中扫码完成）', 'bind the official account (by scanning in WeChat)'],
  options: {
    deadline: whole('--deadline <seconds>', [
      `最多等待多少秒（默认 ${PATIENCE}）`,
      `wait so many seconds (${PATIENCE})`,
    ]),
  },
  load: () => import('./service.ts'),
  run: async ({ bindAccount }, { deadline = PATIENCE }, cli) =>
    watch(cli, bindAccount(await cli.shop(), deadline), { line: bindingLine, screen, leave }),
  view: sentence,
});

const leave = { type: 'leave' } as const;
const screen = async () => (await import('./binding-screen.tsx')).drawBinding;
