import { asked } from '#cli/frame/ask.ts';
import { command } from '#cli/frame/command.ts';
import { needed, word, yes } from '#cli/frame/parameters.ts';
import { loginPassword, secretOptions } from '#cli/frame/secrets.ts';
import { watch } from '#cli/frame/watch.ts';
import { smsHelp, smsLines, smsOptions } from '#cli/parts/sms/sms-help.ts';
import { newPasswordFrom } from './security-flags.ts';
import { registeredFacts, registerLine } from './view.ts';

/** `yaocang register USER`. */
export const register = command({
  name: 'register',
  about: ['注册药店账号', 'register a pharmacy'],
  examples: ['yaocang register xindian --nickname Corner --phone 13800000000 --invite YC8888 --agree'],
  args: { userName: needed('<user>', ['用户名（至少4位）', 'user name (4 characters or more)']) },
  options: {
    nickname: word('--nickname <text>', ['药店简称', 'short name of the pharmacy']),
    phone: word('--phone <number>', ['11位手机号', 'phone, 11 digits']),
    invite: word('--invite <code>', ['6位邀请码', 'invite code, 6 characters']),
    agree: yes('--agree', ['同意服务协议和隐私政策', 'agree to service agreement and privacy policy']),
    ...secretOptions(loginPassword),
    ...smsOptions,
  },
  load: () => import('./register.ts'),
  run: async ({ registerPharmacy }, { userName, nickname, phone, invite, agree, sms, undeliverable, ...from }, cli) => {
    const shop = await cli.shop();
    const form = {
      user_name: userName,
      nickname: await asked(cli, nickname, ['药店简称', 'Short name of the pharmacy'], '--nickname'),
      phone: await asked(cli, phone, ['11位手机号', 'Phone'], '--phone'),
      agree: agree || isYes(await asked(cli, undefined, ['同意服务协议和隐私政策 (y/N)', 'Agree (y/N)'], '--agree')),
      ...(await newPasswordFrom(cli, loginPassword, from)),
    };
    const help = await smsHelp(cli, { sms, undeliverable });
    const ask = async (isNeeded: boolean) =>
      isNeeded ? asked(cli, invite, ['6位邀请码', 'Invite code'], '--invite') : invite;
    const flow = registerPharmacy(shop, { form, invite: ask, sms: help });
    return watch(cli, flow, { line: smsLines(help, registerLine), leave });
  },
  view: registeredFacts,
});

const leave = { type: 'newCaptcha' } as const;
const isYes = (typed: string): boolean => /^(y|yes|是)$/i.test(typed);
