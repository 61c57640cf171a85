import { dictionary } from '#cli/text/words.ts';

export const say = dictionary({
  notFinished: ['操作未完成', 'it was not finished'],
  noSuchUser: ['没有用户 {name}', 'there is no user {name}'],
  meantUsers: ['是不是 {names}？', 'did you mean {names}?'],
  nobodyMeant: ['请核对用户名', 'check the user name'],
  noQuestion: ['没有密保问题 {key}', 'there is no security question {key}'],
  seeQuestions: ['请用 yaocang security list 查看', 'see yaocang security list'],
  noCode: ['该环境不支持短信验证', 'this environment offers no check by text message'],
  byQuestion: ['请用 --by question', 'use --by question'],
  noLinked: ['没有可切换的账号', 'there is no account to switch to'],
  noSuchAccount: ['没有关联账号 {which}', 'there is no linked account {which}'],
  isCurrent: ['不能切换到当前账号', 'that is the current account'],
  seeAccounts: ['请用 yaocang account list 查看', 'see yaocang account list'],
  noSuchKind: ['没有证照种类 {kind}', 'there is no kind of licence {kind}'],
  noSuchScope: ['没有经营范围 {which}', 'there is no business scope {which}'],
});
