import { dictionary } from '#cli/text/words.ts';

export const say = dictionary({
  twice: ['{name} 出现了两次', '{name} stands twice'],
  noJson: ['不是有效的 JSON', 'not JSON'],
  role: ['role 应为 {names} 或 null', 'role takes {names} or null'],
  oneKind: ['每步应有 call 或 use', 'a step has a call or a use'],
  anObject: (path: string) => [`${path || '文件'} 应为对象`, `${path || 'the file'} should be an object`],
  aText: ['{path} 应为文字', '{path} should be a text'],
  aList: ['{path} 应为列表', '{path} should be a list'],
  unknown: ['不认识 {name}，这里可用：{known}', '{name} is not known here: {known}'],
  usesItself: ['它引用了自己', 'it uses itself'],
  noCall: (name: string, alike: string) => [
    `没有 ${name} 这个接口${alike === '' ? '' : `；相近的有 ${alike}`}`,
    `${name} is no call${alike === '' ? '' : `; there are ${alike}`}`,
  ],
  noLeg: ['没有 {name} 这一段：可用 {known}，或一个文件', 'there is no leg {name}: {known}, or a file'],
  noValue: ['没有名为 {name} 的值；此处有 {known}', 'no value is called {name}; there are {known}'],
  setThem: (...names: readonly string[]) => [
    `用 ${names.map((name) => `--set ${name}=值`).join(' ')} 给出，或改正名称`,
    `${names.map((name) => `--set ${name}=VALUE`).join(' ')} gives them, where they are no slips of the pen`,
  ],
  noPattern: ['不是正则表达式：{pattern}', 'no regular expression: {pattern}'],
  sameName: ['有两个场景都叫 {name}：{files}', 'two scenarios are called {name}: {files}'],
});
