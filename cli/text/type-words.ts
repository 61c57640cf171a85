/** The contract's names of types, and what its codecs say that came, in words for people. */
import { bracketed, dictionary, plainly, type Words } from './words.ts';

const types = dictionary({
  flag: ['是否（1 或 0）', 'a flag (1 or 0)'],
  id: ['编号', 'an id'],
  'id or none': ['编号（可为空）', 'an id or nothing'],
  'whole number': ['整数', 'a whole number'],
  counter: ['计数', 'a counter'],
  number: ['数字', 'a number'],
  'amount of yuan': ['金额（元）', 'an amount in yuan'],
  'amount of yuan, which may be negative': ['金额（元，可为负）', 'an amount in yuan, which may be negative'],
  text: ['文字', 'a text'],
  'text that is not blank': ['非空文字', 'a text that is not blank'],
  HTML: ['HTML 正文', 'HTML'],
  time: ['时间', 'a time'],
  'web address': ['网址', 'a web address'],
  'table of signed words': ['签名词表', 'a table of signed words'],
  object: ['JSON 对象', 'a JSON object'],
  nothing: ['没有', 'nothing'],
  null: ['空值 null', 'null'],
  string: ['文字', 'a text'],
  boolean: ['true 或 false', 'true or false'],
  'an object': ['对象', 'an object'],
  'a number that has lost digits': ['丢了末尾数字的数', 'a number that has lost digits'],
  'a list in its order': ['按顺序的列表', 'a list in its order'],
  'an object keyed by id': ['以编号为键的对象', 'an object keyed by id'],
  'nothing but JSON': ['只有 JSON', 'nothing but JSON'],
  'a link or "end"': ['链接或 "end"', 'a link or "end"'],
  'the next page': ['本列表下一页的链接', 'a link to the next page of this list'],
  'this page again': ['又是这一页的链接', 'a link to this page again'],
  'another link': ['通向别处的链接', 'a link that leads elsewhere'],
  'empty text': ['空文字', 'empty text'],
  'empty list': ['空列表', 'empty list'],
  list: ['列表', 'a list'],
  'number as text': ['写成文字的数字', 'a number as text'],
  'numbered object': ['以序号为键的对象', 'a numbered object'],
});

/** `list of text`, `one of 1, 2`, `id, if any`, `a list of 3`, `empty list or list`; another word stays as it is. */
export function typeWords(is: string): Words {
  const [, each, share] = /^(.*) \((\d+\/\d+)\)$/.exec(is) ?? [];
  if (each && share) return bracketed(typeWords(each), plainly(share));
  const whole = is.replace(/, if any$/, '');
  const known = Object.entries(types).find(([name]) => name === whole)?.[1];
  if (known) return known;
  const [, number, least] = /^(.*) of at least (\d+)$/.exec(whole) ?? [];
  if (number) return [`不小于 ${least} 的${typeWords(number)[0]}`, whole];
  const [, entry, names] = /^(.*) with (.+)$/.exec(whole) ?? [];
  if (entry && names) return [`有 ${names.replaceAll(' or ', ' 或 ')} 的${typeWords(entry)[0]}`, whole];
  const [, before = '', rest = ''] =
    /^(one of |success |list of |map of |a list of |file in the form field )(.*)$/.exec(whole) ?? [];
  if (before === 'one of ') return [`${rest} 之一`, whole];
  if (before === 'success ') return [`success 为 ${rest.replaceAll(' or ', ' 或 ')}`, whole];
  if (before === 'file in the form field ') return [`表单项 ${rest} 里的文件`, whole];
  if (before === 'a list of ') return [`${rest} 项的列表`, whole];
  const item = before === '' ? undefined : typeWords(rest);
  if (item && before === 'map of ') return [`${item[0]}的对照表`, `a map of ${bare(item[1])}`];
  if (item) return [`${item[0]}的列表`, `a list of ${bare(item[1])}`];
  const parts = whole.split(' or ').map((part) => types[part as keyof typeof types]);
  if (parts.length < 2 || parts.includes(undefined as never)) return plainly(whole);
  return [parts.map(([zh]) => zh).join('或'), whole];
}

/** `data.*.goods_id 缺失（12/12），应为编号`; `data.0.num：应为计数，实为文字`. */
export function deviationWords([place, placeInEnglish]: Words, expected: string, got: string): Words {
  const [zh, en] = typeWords(expected);
  const [isMissing, share] = /^nothing(?: \((\d+\/\d+)\))?$/.exec(got) ?? [];
  if (isMissing === undefined) {
    const [came, cameInEnglish] = typeWords(got);
    return [`${place}：应为${zh}，实为${came}`, `${placeInEnglish}: ${en} declared, ${cameInEnglish} came`];
  }
  const missing: Words = [`${place} 缺失`, `${placeInEnglish} is missing`];
  const [inChinese, inEnglish] = share === undefined ? missing : bracketed(missing, plainly(share));
  return [`${inChinese}，应为${zh}`, `${inEnglish}: ${en} declared`];
}

const bare = (text: string): string => text.replace(/^an? /, '');
