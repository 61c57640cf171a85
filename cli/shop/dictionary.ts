import { dictionary, type Words } from '#cli/text/words.ts';

const yuan = (fen: number): string => (fen / 100).toFixed(2);

export const say = dictionary({
  production: ['{name} 是生产环境，已拒绝执行', '{name} is production: refused'],
  addFlags: ([zh, en]: Words) => [`确需执行请加 ${zh}`, `if you mean it, add ${en}`],
  notHere: ['环境 {name} 不允许此类操作（{effect}）', 'the profile {name} does not allow this ({effect})'],
  seeMay: ['确需放开：yaocang env edit {name} --may …', 'to allow it: yaocang env edit {name} --may …'],
  notAdmitted: ['{path} 不是约定的读取，未发送', '{path} is not a reading call as it was agreed: it was not sent'],
  noCeiling: ['生产环境付款须先设定金额上限', 'on production a payment needs a ceiling'],
  sumUnknown: ['商城没有给出金额，已拒绝付款', 'the shop tells no sum: the payment is refused'],
  addCeiling: ['请加 --max-amount 元', 'add --max-amount YUAN'],
  aboveCeiling: (fen: number, left: number) => [
    `金额 ${yuan(fen)} 元超过本次剩余上限 ${yuan(left)} 元`,
    `${yuan(fen)} yuan is above the ${yuan(left)} left of this run's ceiling`,
  ],
  costsMore: (due: number, said: number) => [
    `应付 ${yuan(due)} 元，超过场景声明的 ${yuan(said)} 元`,
    `${yuan(due)} yuan is due, more than the ${yuan(said)} that the scenario says`,
  ],
  raiseCeiling: ['确需付款请提高 --max-amount', 'if you mean it, raise --max-amount'],
  nameNotTyped: ['环境名未经确认', "the profile's name was not confirmed"],
  typeName: ['请输入环境名，或加 --confirm {name}', 'type its name, or add --confirm {name}'],
  logIn: ['请先登录！', 'log in first'],
  isNotLoggedIn: ['{user} 未登录', '{user} is not logged in'],
  howToLogIn: (user?: string) =>
    user === undefined
      ? ['yaocang login 用户名', 'yaocang login USER']
      : [
          `yaocang login ${user}；已登录的会员：yaocang account logins`,
          `yaocang login ${user}; who is logged in: yaocang account logins`,
        ],
  again: (call: string, tries: number, [zh, en]: Words) => [
    `${call} ${zh}，第 ${tries} 次重试…`,
    `${call}: ${en}, repeating it (${tries})`,
  ],
});
