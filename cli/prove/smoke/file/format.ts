/** The format of a scenario file. It is checked before anything is sent; complaints name the line. */
import { callNamed, callsLike } from '#cli/shop/find-call.ts';
import type { Words } from '#cli/text/words.ts';
import { type Role, roles } from '../ports.ts';
import { say } from './dictionary.ts';
import { type Document, wrong } from './jsonc.ts';
import { legNamed, legNames } from './legs.ts';

type Fields = Readonly<Record<string, unknown>>;

export type CallStep = ReturnType<typeof callStep>;

export type FileStep = CallStep | { readonly kind: 'use'; readonly path: string; readonly use: string };

export type ScenarioFile = ReturnType<typeof readScenario>;

const TOP = ['scenario', 'about', 'role', 'tags', 'values', 'use', 'steps', 'finally'];

/** Reads a scenario; a usage fault names the line of the first mistake. */
export function readScenario(document: Document) {
  const look = lookInto(document);
  const top = look.object(document.value, '', TOP);
  const uses = look.list(typeof top.use === 'string' ? [top.use] : (top.use ?? []), 'use');
  const first = uses.map((use, at) => stepUsing(look, use, `use.${at}`));
  const stepsAt = (name: 'steps' | 'finally') =>
    look.list(top[name] ?? [], name).map((step, at) => stepOf(look, step, `${name}.${at}`));
  const role = top.role === undefined ? 'buyer' : top.role;
  if (role !== null && !roles.some((each) => each === role)) look.fail('role', say.role(roles.join(', ')));
  return {
    name: look.text(top.scenario, 'scenario'),
    about: look.text(top.about ?? top.scenario, 'about'),
    role: (role ?? undefined) as Role | undefined,
    tags: look.list(top.tags ?? [], 'tags').map((tag, at) => look.text(tag, `tags.${at}`)),
    values: look.texts(top.values ?? {}, 'values'),
    steps: [...first, ...stepsAt('steps')],
    cleanUp: stepsAt('finally'),
  };
}

/** The path of a condition on how long the answer took, in ms. */
export const TIME = 'ms';

const CALL = ['name', 'call', 'send', 'capture', 'expect', 'refused', 'spend'];

function stepOf(look: Look, raw: unknown, path: string): FileStep {
  const step = look.object(raw, path, [...CALL, 'use']);
  if (step.call !== undefined) return callStep(look, look.object(raw, path, CALL), path);
  return step.use === undefined ? look.fail(path, say.oneKind) : stepUsing(look, step.use, `${path}.use`);
}

export const isScenarioFile = (name: string): boolean => /\.jsonc?$|[\\/]/.test(name);

function stepUsing(look: Look, raw: unknown, path: string): FileStep {
  const use = look.text(raw, path);
  if (legNamed(use) || isScenarioFile(use)) return { kind: 'use', path, use };
  return look.fail(path, say.noLeg(use, legNames.join(', ')));
}

function callStep(look: Look, step: Fields, path: string) {
  const call = look.text(step.call, `${path}.call`);
  const known = callNamed(call) ?? look.fail(`${path}.call`, say.noCall(call, callsLike(call).join(', ')));
  const { refused } = step;
  const words = refused === undefined || refused === true ? undefined : look.text(refused, `${path}.refused`);
  return {
    kind: 'call' as const,
    path,
    known,
    name: step.name === undefined ? call : look.text(step.name, `${path}.name`),
    send: step.send,
    capture: captures(look, step.capture ?? {}, `${path}.capture`),
    expect: look.conditions(step.expect, `${path}.expect`),
    // The shop must refuse with a message that matches.
    refused: refused === undefined ? undefined : (words ?? '.'),
    // The most fen that a payment may cost.
    spend: step.spend,
  };
}

/** Path in the answer by the name of the value. A value is secret unless `shown` is true. */
function captures(look: Look, raw: unknown, path: string) {
  const named = Object.entries(look.object(raw, path)).map(([name, each]) => {
    if (typeof each === 'string') return [name, { path: each, shown: false }] as const;
    const { path: from, shown } = look.object(each, `${path}.${name}`, ['path', 'shown']);
    return [name, { path: look.text(from, `${path}.${name}`), shown: shown === true }] as const;
  });
  return Object.fromEntries(named);
}

type Look = ReturnType<typeof lookInto>;

/** Typed access to the parts of a document; a mistake is thrown with its line. */
function lookInto({ file, line }: Document) {
  const fail = (path: string, words: Words): never => {
    throw wrong(file, line(path), words);
  };
  const object = (value: unknown, path: string, names?: readonly string[]): Fields => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(path, say.anObject(path));
    const strange = names && Object.keys(value).find((name) => !names.includes(name));
    if (names && strange !== undefined)
      fail(path === '' ? strange : `${path}.${strange}`, say.unknown(strange, names.join(', ')));
    return value as Fields;
  };
  const text = (value: unknown, path: string): string =>
    typeof value === 'string' ? value : fail(path, say.aText(path));
  const list = (value: unknown, path: string): readonly unknown[] =>
    Array.isArray(value) ? value : fail(path, say.aList(path));
  return {
    object,
    text,
    fail,
    list,
    conditions: (value: unknown = [], path: string): readonly string[] =>
      list(typeof value === 'string' ? [value] : value, path).map((each, at) => text(each, `${path}.${at}`)),
    texts(value: unknown, path: string): Readonly<Record<string, string>> {
      const named = Object.entries(object(value, path)).map(([name, each]) => {
        return [name, typeof each === 'number' ? String(each) : text(each, `${path}.${name}`)];
      });
      return Object.fromEntries(named);
    },
  };
}
