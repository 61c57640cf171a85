/** The binding of the official account in plain lines. */

import type { Paper } from '#cli/text/paper.ts';
import type { Binding } from './service.ts';

/** What to say of a state in a plain line. */
export const bindingLine = ({ entry }: Binding, { say }: Paper): string =>
  say(`请在微信中打开并登录绑定：${entry}`, `open in WeChat, log in and bind: ${entry}`);

/** A binding at its end, or as it stands. */
export const bindingFacts = ({ bound, entry }: Binding, { say, ink }: Paper): string =>
  bound
    ? ink.green(say('已绑定公众号', 'bound'))
    : `${say('未绑定公众号', 'not bound')}\n${say('请在微信中打开', 'open in WeChat')}  ${entry}`;
