/** Operator acts with values from the command line. */
import { act, type OperatorPorts } from '#cli/parts/operator.ts';
import { say } from '#cli/parts/operator-words.ts';
import { findCall } from '#cli/shop/find-call.ts';
import { jsonOf } from '#cli/shop/json.ts';
import { Fault } from '#cli/text/fault.ts';
import { chooseFrom } from '#cli/text/named.ts';
import { nearest } from '#cli/text/nearest.ts';
import { inLanguage, type Language } from '#cli/text/words.ts';
import { acts } from './acts.ts';
import type { FaultFlags } from './options.ts';

export { act } from '#cli/parts/operator.ts';

export const listActs = (language: Language) => ({
  acts: Object.entries(acts).map(([act, [about, takes]]) => ({ act, about: inLanguage(about, language), takes })),
});

export async function perform(ports: OperatorPorts, action: string, words: readonly string[]) {
  const [filter] = words.filter((each) => !each.includes('='));
  const values = Object.fromEntries(words.filter((each) => each.includes('=')).map(named));
  if (action === 'settings') return switches(ports, values, filter);
  if (filter !== undefined) throw new Fault('usage', say.nameAndValue(filter));
  return act(ports, action, Object.fromEntries(Object.entries(values).map(([name, text]) => [name, typed(text)])));
}

function named(word: string): readonly [string, string] {
  const at = word.indexOf('=');
  return [word.slice(0, at), word.slice(at + 1)];
}

/** JSON for flags, short numbers and lists; text otherwise. */
const typed = (text: string): unknown => (/^(true|false|\d{1,6}|[[{].*)$/s.test(text) ? (jsonOf(text) ?? text) : text);

/** Brings a scenario about. An unknown one is told before anything is sent, with those that were probably meant. */
export async function playScenario(ports: OperatorPorts, name: string, user_name: string | undefined) {
  const { scenarios } = (await act(ports, 'scenarios', {})) as { scenarios: readonly { readonly name: string }[] };
  const names = scenarios.map((each) => each.name);
  if (names.includes(name)) return act(ports, 'scenario', { name, user_name });
  const close = nearest(name, names);
  throw new Fault('usage', say.noScenario(name), { next: chooseFrom(close.length > 0 ? close : names) });
}

export async function sentMessages(ports: OperatorPorts, phone: string | undefined, limit: number) {
  const { messages } = (await act(ports, 'sms', {})) as { messages: readonly { readonly phone: string }[] };
  const wanted = messages.filter((each) => phone === undefined || each.phone.endsWith(phone));
  return { messages: wanted.slice(0, limit) };
}

export async function orderFault(
  ports: OperatorPorts,
  call: string | undefined,
  kind: string | undefined,
  how: FaultFlags,
) {
  if (call !== undefined && kind === undefined) throw new Fault('usage', say.noKind);
  const path = call === undefined || call === '*' ? call : findCall(call, undefined).call.path;
  return act(ports, 'faults', { call: path, kind, ...how, acts: how.acts || undefined });
}

type Rooms = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Changes switches; a value is parsed as its old value's type. Without changes it lists those that contain `filter`. */
async function switches(ports: OperatorPorts, changes: Readonly<Record<string, string>>, filter: string | undefined) {
  // A dry run reads the switches, too.
  const before = (await act({ ...ports, planner: undefined }, 'settings', {})) as Rooms;
  const all = Object.values(before).flatMap((room) => Object.keys(room));
  if (filter !== undefined && !all.some((name) => name.includes(filter))) throw noSwitch(filter);
  const body: Record<string, Record<string, unknown>> = {};
  for (const [written, value] of Object.entries(changes)) {
    const [name = '', part] = written.split('.');
    const room = Object.keys(before).find((each) => Object.hasOwn(before[each] ?? {}, name));
    if (room === undefined) throw noSwitch(name);
    const was = before[room]?.[name];
    const mine =
      part === undefined
        ? switched(name, was, value)
        : { ...(body[room]?.[name] as object | undefined), [part]: value };
    body[room] = { ...body[room], [name]: mine };
  }
  const changed = Object.keys(changes).map((name) => name.split('.')[0]);
  const after = changed.length > 0 ? ((await act(ports, 'settings', body)) as Rooms) : before;
  const isShown = (name: string) => (changed.length > 0 ? changed.includes(name) : name.includes(filter ?? ''));
  const shown = (room: object) => Object.fromEntries(Object.entries(room).filter(([name]) => isShown(name)));
  return Object.fromEntries(Object.entries(after).map(([room, values]) => [room, shown(values)]));
}

const noSwitch = (name: string): Fault => new Fault('usage', say.noSwitch(name), { next: say.seeSwitches });

function switched(name: string, before: unknown, value: string): unknown {
  if (typeof before === 'boolean' && /^(true|1|on|yes)$/.test(value)) return true;
  if (typeof before === 'boolean' && /^(false|0|off|no)$/.test(value)) return false;
  if (typeof before === 'number' && value !== '' && Number.isFinite(Number(value))) return Number(value);
  if (typeof before === 'string') return value;
  throw new Fault('usage', say.wrongSwitch(name, typeof before));
}
