import { dictionary } from '#cli/text/words.ts';

export const say = dictionary({
  about: [
    '药仓终端工具：代会员查询、下单、付款，也用来证明一个环境可用',
    'The terminal tool of Yaocang: what a member looks up, orders and pays, and proof that an environment works.',
  ],
  usage: ['用法：yaocang [选项] <命令>', 'Usage: yaocang [options] <command>'],
  asked: ['客服最常被问的：', 'What support is asked:'],
  everywhere: ['通用选项（写在命令前后都可以）：', 'Options of every command, before or after its name:'],
  all: ['全部命令与选项：yaocang --help', 'All commands and options: yaocang --help'],
  topics: [
    'yaocang 命令 --help 看用法；yaocang help support 看客服常问怎么查；ci、scenario、environment、exit-codes 同理',
    'yaocang COMMAND --help tells its flags; yaocang help support what support is asked; ci, scenario, environment, exit-codes likewise',
  ],
  alsoTakes: ['通用选项（说明见 yaocang --help）：', 'Options of every command (yaocang --help tells them): '],
  showVersion: ['显示版本', 'show the version'],
  showHelp: ['显示帮助', 'show help'],
  examples: ['示例：', 'Examples:'],
  retype: (user?: string) => [
    `生产环境付款${user === undefined ? '' : `（会员 ${user}）`}，请输入环境名以确认`,
    `A payment on production${user === undefined ? '' : ` by the member ${user}`}. Type the profile’s name`,
  ],
  sayYes: ['确认请加 --yes', 'add --yes to confirm'],
  answeredNo: ['没有确认，没有执行', 'it was not confirmed, and nothing was done'],
  smsCode: ['短信验证码', 'Code of the text message'],
  smsNeeded: ['登录需要短信验证码', 'this login needs the code of a text message'],
  smsWays: [
    '请在终端中登录，或用 --sms 指明来源：sandbox、file:文件、cmd:命令、env:变量',
    'log in from a terminal, or name a source with --sms: sandbox, file:FILE, cmd:COMMAND, env:NAME',
  ],
  undeliverable: ['短信可能无法送达', 'the text message may never arrive'],
  undeliverableWays: [
    '用 --sms-undeliverable 说明：skip 跳过验证，wait 继续等待，again 重新发送一次',
    'say by --sms-undeliverable: skip goes on without the check, wait waits on, again sends another one',
  ],
  undeliverableAsked: [
    '短信可能无法送达，是否跳过验证？ s 跳过 w 等待 r 重发',
    'The message may never arrive. Skip the check? s skip, w wait, r send again',
  ],
  onlyRead: ['演练：只读取，没有改变任何内容', 'dry run: it only read, nothing was changed'],
  settling: ['正在核对结果，再按一次立即结束', 'looking up what came of it; once more ends at once'],
  leftUnknown: ['已中断，结果未知', 'interrupted: nobody knows what came of it'],
  unknownOption: ['没有这个选项', 'there is no option'],
  unknownCommand: ['没有这个命令', 'there is no command'],
  missingArgument: ['缺少参数', 'missing argument'],
  missingValue: ['选项缺少值', 'a value is missing for'],
  excess: ['参数过多', 'too many arguments'],
  twice: ['选项给了两次', 'given twice:'],
  choose: ['请选择命令', 'choose a command'],
  wrong: ['命令有误', 'wrong usage'],
  offered: (names: readonly string[] | string) => [
    `可用：${[names].flat().join('、')}。`,
    `there are ${[names].flat().join(', ')}.`,
  ],
  seeHelp: ['用法见 {path} --help', 'see {path} --help'],
  untold: ['程序出错，原因无法显示', 'this program failed and cannot say why'],
  noText: ['机密不是 UTF-8 文字', 'the secret is no UTF-8 text'],
  saveAsUtf8: ['请另存为 UTF-8（不是 UTF-16）', 'save it as UTF-8, not UTF-16'],
  notRecording: ['演练不写录制文件', 'a dry run writes no recording'],
  notRecorded: ['录制没有写成', 'the recording could not be written'],
  notWritten: ['输出没有写完（{why}）', 'not everything could be written ({why})'],
  noFile: ['找不到文件 {file}', 'there is no file {file}'],
});

export const undeliverableDecided = dictionary({
  skip: ['短信可能无法送达，已跳过验证', 'the text message may never arrive: the check is skipped'],
  wait: ['短信可能无法送达，继续等待', 'the text message may never arrive: waiting on'],
  again: ['短信可能无法送达，将重新发送', 'the text message may never arrive: another one is sent'],
});
