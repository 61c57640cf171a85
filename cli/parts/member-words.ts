/** What the commands about accounts say beside the shop's own sentences. */
import { dictionary } from '#cli/text/words.ts';

export const say = dictionary({
  notFinished: ['操作未完成', 'it was not finished'],
  noSuchUser: (name: string) => [`没有用户 ${name}`, `there is no user ${name}`],
  meantUsers: (names: string) => [`是不是 ${names}？`, `did you mean ${names}?`],
  nobodyMeant: ['请核对用户名', 'check the user name'],
  noQuestion: (key: string) => [`没有密保问题 ${key}`, `there is no security question ${key}`],
  seeQuestions: ['请用 yaocang security list 查看', 'see yaocang security list'],
  noCode: ['该环境不支持短信验证', 'this environment offers no check by text message'],
  byQuestion: ['请用 --by question', 'use --by question'],
  noLinked: ['没有可切换的账号', 'there is no account to switch to'],
  noSuchAccount: (which: string) => [`没有关联账号 ${which}`, `there is no linked account ${which}`],
  isCurrent: ['不能切换到当前账号', 'that is the current account'],
  seeAccounts: ['请用 yaocang account list 查看', 'see yaocang account list'],
  nothingSent: ['还没有发送过验证码', 'no code was sent yet'],
  maybeSent: ['没有收到应答，短信可能已发出', 'no answer came: a message may have been sent'],
  sendLater: [
    '一分钟后仍未收到，请再次运行 yaocang sms send',
    'if none arrives within a minute, run yaocang sms send again',
  ],
  sendFirst: ['请先运行 yaocang sms send', 'first: yaocang sms send'],
  tooSoon: (seconds: number) => [`请${seconds}秒后再发送`, `send again in ${seconds} s`],
  undeliverable: ['短信可能无法送达', 'the text message may never arrive'],
  sendAgain: [
    '请核对手机号，稍后重新发送：yaocang sms send',
    'check the number and send again later: yaocang sms send',
  ],
  noSuchKind: (kind: string) => [`没有证照种类 ${kind}`, `there is no kind of licence ${kind}`],
  kindsAre: (kinds: string) => [`可选：${kinds}`, `there are: ${kinds}`],
  noSuchScope: (which: string) => [`没有经营范围 ${which}`, `there is no business scope ${which}`],
  seeScopes: ['请用 yaocang scope show 查看', 'see yaocang scope show'],
  boundAlready: ['已绑定公众号', 'an official account is bound'],
  notBoundYet: ['还没有在微信中完成绑定', 'the binding was not finished in WeChat'],
  bindAgain: ['请再次运行 yaocang wechat bind', 'run yaocang wechat bind again'],
});
