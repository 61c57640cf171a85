import { area, servedBy } from '#cli/frame/command.ts';
import { whole } from '#cli/frame/parameters.ts';
import { watch } from '#cli/frame/watch.ts';
import { sentence } from '#cli/parts/sentences.ts';
import { bindingFacts, bindingLine } from './view.ts';

const command = servedBy(() => import('./service.ts'));

/** How long the binding is waited for, in seconds. */
const PATIENCE = 180;

const leave = { type: 'leave' } as const;
const screen = async () => (await import('./binding-screen.tsx')).drawBinding;

/** The official account of WeChat. */
export const wechat = area({ wechat: ['公众号', 'the official account'] }, [
  command({
    name: 'wechat status',
    about: ['公众号绑定状态', 'whether an official account is bound'],
    run: async ({ bindingState }, _, cli) => bindingState(await cli.shop()),
    view: bindingFacts,
  }),
  command({
    name: 'wechat bind',
    about: ['绑定公众号（在微信中扫码完成）', 'bind the official account (by scanning in WeChat)'],
    options: {
      deadline: whole('--deadline <seconds>', [
        `最多等待多少秒（默认 ${PATIENCE}）`,
        `wait so many seconds (${PATIENCE})`,
      ]),
    },
    run: async ({ bindAccount }, { deadline = PATIENCE }, cli) =>
      watch(cli, bindAccount(await cli.shop(), deadline), { line: bindingLine, screen, leave }),
    view: sentence,
  }),
  command({
    name: 'wechat unbind',
    about: ['解绑公众号', 'end the binding of the official account'],
    run: async ({ unbindAccount }, _, cli) => unbindAccount(await cli.shop()),
    view: sentence,
  }),
]);
