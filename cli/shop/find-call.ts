/** Finds a declared call by its path, its script and act, or its name in the contract. */
import { Fault } from '#cli/text/fault.ts';
import { nearest } from '#cli/text/nearest.ts';
import { dictionary } from '#cli/text/words.ts';
import type { Call } from '#shared/contract/call.ts';
import { calls } from '#shared/contract/calls.ts';

export const say = dictionary({
  noScript: ['没有脚本 {script}', 'there is no script {script}'],
  noAct: ['{script} 没有 {act}', '{script} has no act {act}'],
  scripts: ['现有脚本：{names}', 'there are: {names}'],
  acts: ['可用：{names}', 'it has: {names}'],
  nameAct: ['请指明操作：{names}', 'name the act: {names}'],
  noArgument: ['{word} 不是参数', '{word} is no argument'],
  writeThem: ['参数写作 名称=值，或 --arg 名称=值', 'arguments are written NAME=VALUE, or --arg NAME=VALUE'],
});

export interface NamedCall {
  /** `cart.php` */
  readonly script: string;
  /** `up_num` */
  readonly act: string;
  /** `cart.upNum`, its name in the contract. */
  readonly key: string;
  readonly call: Call;
}

/** All declared calls, sorted by path. */
export const everyCall: readonly NamedCall[] = Object.entries(calls)
  .flatMap(([room, script]) =>
    Object.entries(script as unknown as Record<string, Call>).map(([name, call]) => named(`${room}.${name}`, call)),
  )
  .sort((a, b) => (a.call.path < b.call.path ? -1 : 1));

function named(key: string, call: Call): NamedCall {
  const [script = '', query = ''] = call.path.split('?');
  return { script, act: new URLSearchParams(query).get('act') ?? '', key, call };
}

/** By its path, `cart.php?act=list`. */
export const knownCall = (path: string): NamedCall | undefined => everyCall.find(({ call }) => call.path === path);

/** By any spelling: a path, `cart list`, `cart.up_num`, `cart.upNum`; undefined for what is none. */
export function callNamed(written: string): NamedCall | undefined {
  const [first = '', second, ...more] = written.trim().split(/\s+/);
  try {
    return more.length === 0 ? findCall(first, second) : undefined;
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
}

/** True for a call of which every word tells a part, in any spelling. */
export function isCalled({ call, key, script, act }: NamedCall, words: readonly string[]): boolean {
  const room = plain(script);
  const name = `${call.path} ${key} ${room}.${act} ${room} ${act}`.toLowerCase();
  return words.every((word) => name.includes(word.toLowerCase()));
}

/** Similar names, for a hint. */
export const callsLike = (name: string): string[] => {
  const word = name.toLowerCase().split('.')[0] ?? '';
  return everyCall.map(({ key }) => key).filter((key) => key.toLowerCase().startsWith(word));
};

/** By one word (a path, `cart.upNum`) or two (`cart up_num`). A usage fault lists what there is. */
export function findCall(first: string, second: string | undefined): NamedCall {
  if (second !== undefined && split(first)[1])
    throw new Fault('usage', say.noArgument(second), { next: say.writeThem });
  const [script, act = ''] = second === undefined ? split(first) : [first, second];
  const exact = everyCall.find(({ key }) => key === `${script}.${act}` || key === first);
  if (exact) return exact;
  const inScript = everyCall.filter((each) => plain(each.script) === plain(script) || keyOf(each) === script);
  if (inScript.length === 0) throw noScript(script);
  const found = inScript.find((each) => each.act === act || each.key.endsWith(`.${act}`));
  if (found) return found;
  const acts = inScript.map((each) => each.act);
  if (act === '') throw new Fault('usage', say.nameAct(acts.join(', ')));
  const close = nearest(act, acts);
  const next = say.acts((close.length > 0 ? close : acts).join(', '));
  throw new Fault('usage', say.noAct(inScript[0]?.script ?? script, act), { next });
}

function split(path: string): [script: string, act: string | undefined] {
  const [script = '', query] = path.replace(/^.*\/api\//, '').split('?');
  if (query !== undefined) return [script, new URLSearchParams(query).get('act') ?? ''];
  const [room = '', name] = script.split('.');
  return name === undefined || name === 'php' ? [script, undefined] : [room, name];
}

const keyOf = ({ key }: NamedCall): string => key.slice(0, key.indexOf('.'));
const plain = (script: string): string => script.replace(/\.php$/, '').replace(/^pay\//, '');

function noScript(script: string): Fault {
  const names = [...new Set(everyCall.map((each) => plain(each.script)))].sort();
  const close = names.filter((name) => name.includes(script) || script.includes(name) || name[0] === script[0]);
  return new Fault('usage', say.noScript(script), { next: say.scripts((close.length > 0 ? close : names).join(', ')) });
}
