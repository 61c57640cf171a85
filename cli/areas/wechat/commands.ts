import { area, membersOnly } from '#cli/frame/command.ts';

const command = membersOnly(() => import('./service.ts'));

export const wechat = area({ wechat: ['公众号', 'the official account'] }, [
  command('wechat status', {
    about: ['公众号绑定状态', 'whether an official account is bound'],
    run: async ({ bindingState }, _, cli) => bindingState(await cli.shop()),
    view: ({ bound, entry }, { say, ink }) =>
      bound
        ? ink.green(say('已绑定公众号', 'bound'))
        : `${bound === undefined ? say('未知是否已绑定公众号', 'whether it is bound is unknown') : say('未绑定公众号', 'not bound')}\n${say('请在微信中打开', 'open in WeChat')}  ${entry}`,
  }),
  command('wechat unbind', {
    about: ['解绑公众号', 'end the binding of the official account'],
    run: async ({ unbindAccount }, _, cli) => unbindAccount(await cli.shop()),
  }),
]);
