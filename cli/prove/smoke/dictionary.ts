/** Texts of all smoke runs. A scenario's own texts stand in its code. */
import { dictionary, type Words } from '#cli/text/words.ts';

export const say = dictionary({
  theRest: ['其余步骤', 'the rest'],
  nothingChecked: ['没有检查任何内容', 'nothing was checked'],
  allOfIt: ['整个场景', 'all of it'],
  openTheShop: ['打开商城', 'open the shop'],
  betweenSteps: ['两步之间', 'between two steps'],
  nobodyPays: ['没有人付款（--settle）', 'nobody pays the code (--settle)'],
  aRefusal: ['被拒绝', 'a refusal'],
  success: ['成功', 'success'],
  aValue: ['有值', 'a value'],
  aLine: ['至少一行', 'a line'],
  aPrice: ['价格', 'a price'],
  noPrice: ['不显示价格', 'no price'],
  aboveZero: ['全部大于 0', 'above 0 for all'],
  notOffered: ['商城未提供 {call}', 'this shop does not offer {call}'],
  closeOrder: ['关闭订单', 'close the order'],
  noMoneyMoved: ['余额未变动', 'no money moved'],
  memberCentre: ['会员中心', 'member centre'],
  loginLeft: ['登录状态', 'login'],
  shopRefuses: ['商城应当拒绝', 'the shop refuses'],
  nothing: ['没有', 'nothing'],
  puttingBack: [
    '正在恢复，再按一次 Ctrl-C 立即结束',
    'putting back what was changed; Ctrl-C once more ends it at once',
  ],
  mayNotRun: (many: number): Words => [
    many === 1 ? '此场景不能在这里运行，未发送任何请求' : `${many} 个场景不能在这里运行，未发送任何请求`,
    many === 1
      ? 'this scenario may not run here; nothing was sent'
      : `${many} scenarios may not run here; nothing was sent`,
  ],
  nothingNamed: ['请指定场景、场景文件、all 或 --tag', 'name scenarios, files, all, or a --tag'],
  noTag: ['没有标签 {tag}；可用：{known}', 'there is no tag {tag}: {known}'],
  noShard: ['--shard 应为 份/总数，如 1/3', '--shard takes PART/OF, such as 1/3'],
  noBudget: [
    '--budget 应为 p50、p95 或 max 加时长，如 p95=800ms',
    '--budget takes p50, p95 or max and a time, such as p95=800ms',
  ],
  noFactor: ['--slower 应为不小于 1 的数', '--slower takes a number of at least 1'],
  noEarlier: ['还没有 {file}，无从比较', 'there is no {file} yet to compare with'],
  inTime: ['各接口用时在上限内', 'every call stays within its time'],
  budget: ['用时上限（--budget）', 'the budget of time (--budget)'],
  ms: ['{count} 毫秒', '{count} ms'],
  lacks: ['还需 {flags}', 'it needs {flags}'],
  noMember: ['没有指定 {role} 类会员（--members）', 'no member of the kind {role} was named (--members)'],
  noScenario: ['没有名为 {name} 的场景', 'there is no scenario called {name}'],
  seeAll: ['查看全部及其条件：yaocang smoke list', 'see all, and what each needs: yaocang smoke list'],
  start: ['启动运行', 'start the run'],
  notEnded: ['运行没有结束', 'the run did not end'],
  notNotified: ['群机器人没有收到通知', 'the robot was not notified'],
  lasting: (what: Words): Words => [
    `${what[0]}，无法恢复（--irreversible 才执行）`,
    `${what[1]}, which nobody can put back (--irreversible allows it)`,
  ],
  mend: (command: string, user: string): Words => [
    user === '' ? `恢复：${command}` : `恢复（以会员 ${user} 登录后）：${command}`,
    user === '' ? `to mend it: ${command}` : `to mend it, logged in as ${user}: ${command}`,
  ],
  atMost: ['至多 {most}', 'up to {most}'],
  butFor: (card: { readonly goods_id: string } | undefined): Words => [
    `商品 ${card?.goods_id} 不是`,
    `not so for goods ${card?.goods_id}`,
  ],
  savedForLater: ['{name} 供后续步骤使用', '{name} is kept for later'],
  wordsLike: ['含“{pattern}”的提示', 'words like “{pattern}”'],
});
