import { dictionary, type Words } from '#cli/text/words.ts';

export const say = dictionary({
  unknownArg: ['{path} 没有参数 {name}', '{path} takes no {name}'],
  takes: (all: Words) => [`参数：${all[0]}`, `it takes: ${all[1]}`],
  takesNothing: ['该调用不需要参数', 'it takes no arguments'],
  missingArgs: ['缺少参数 {names}', 'missing: {names}'],
  wrongArg: (name: string, kind: Words) => [`参数 ${name} 应为 ${kind[0]}`, `${name} takes ${kind[1]}`],
  secretArg: ['{name} 是机密，不能写在命令行中', '{name} is a secret and may not stand on the command line'],
  secretWays: [
    '请用 --secret {name}=prompt、{name}=-（标准输入）、{name}=env:变量 或 {name}=file:文件',
    'use --secret {name}=prompt, {name}=- (stdin), {name}=env:NAME or {name}=file:FILE',
  ],
  noSecret: ['没有取得 {name}', 'nothing came for {name}'],
  noBody: ['{path} 没有请求体', '{path} takes no body'],
  bodyNeeded: ['{path} 需要 --body（{kind}）', '{path} needs --body ({kind})'],
  bodyNoJson: ['--body 不是有效的 JSON', '--body is no JSON'],
  wrongBody: (where: string, kind: Words) => [
    `请求体 ${where} 应为 ${kind[0]}`,
    `the body's ${where} takes ${kind[1]}`,
  ],
  upload: ['终端不能用 call 上传文件', 'call uploads no files'],
  amountUnknown: [
    '事先无法得知 {path} 的金额，生产环境不能这样付款',
    'what {path} costs cannot be known beforehand: on production it is refused',
  ],
  payInstead: ['请用 yaocang pay', 'use yaocang pay'],
  onlyReads: ['{path} 不是读取操作，不能轮询', '{path} does not only read and cannot be polled'],
  badCondition: ['看不懂条件 {text}', 'no condition: {text}'],
  conditionForm: [
    '写法：字段=值、字段!=值、字段>值、字段~片段、字段~/正则/，或只写字段；嵌套用点，任一项用 *，每一项前加 every',
    'write field=value, field!=value, field>value, field~part, field~/pattern/, or only the field; dots go deeper, * is any item, every FIELD all of them',
  ],
  needUntil: ['请用 --until 说明等什么', 'say what to wait for with --until'],
  failed: ['已出现 {condition}', '{condition} has come true'],
  tooLate: (seconds: number | string, seen = '') => [
    `${seconds} 秒内未等到${seen && `，最后看到 ${seen}`}`,
    `not seen within ${seconds} s${seen && `; last seen: ${seen}`}`,
  ],
  noSuchField: ['{path} 的应答没有字段 {name}', 'the answer of {path} has no {name}'],
  wrongValue: (path: string, value: string, kind: Words) => [
    `${path} 的类型是「${kind[0]}」，不会等于 ${value}`,
    `${path} is ${kind[1]}, and never ${value}`,
  ],
  fields: ['可用：{names}', 'there are: {names}'],
});
