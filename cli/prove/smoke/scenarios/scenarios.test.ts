import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RunReport } from '#cli/prove/report/findings.ts';
import { effectOfFailing } from '#cli/shop/guard.ts';
import { effects } from '#cli/shop/profile.ts';
import { isWords, type Language, type Words } from '#cli/text/words.ts';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { openTestShop, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import type { Effect } from '#shared/contract/call.ts';
import type { Checks, Rule } from '../check.ts';
import { runAll, tasksOf } from '../run-all.ts';
import { telling, testPorts } from '../testing/test-ports.ts';
import { scenarios } from './index.ts';

/** Everything that an assertion would have said, had it not held. */
const { heard } = vi.hoisted(() => ({ heard: { rules: [] as Rule[], words: [] as unknown[], got: [] as unknown[] } }));
vi.mock('../check.ts', async (original) => {
  const real = await original<typeof import('../check.ts')>();
  const listening = (checks: Checks): Checks => ({
    equal: (field, got, expected, rule) => {
      heard.rules.push(rule);
      return checks.equal(field, got, expected, rule);
    },
    holds: (field, ok, expected, got, rule) => {
      heard.rules.push(rule);
      heard.words.push(expected);
      heard.got.push(got);
      return checks.holds(field, ok, expected, got, rule);
    },
    present: (field, got, expected, rule) => {
      heard.rules.push(rule);
      heard.words.push(expected);
      return checks.present(field, got, expected, rule);
    },
    meets: (answer, condition, rule, at) => {
      heard.rules.push(rule);
      return checks.meets(answer, condition, rule, at);
    },
  });
  return { ...real, checksOf: (call: string) => listening(real.checksOf(call)) };
});

/** `npm run proof` walks each in both languages and compares; `npm test` each in one, every second in English. */
const thorough = process.env.THOROUGH === '1';
const languagesOf = (scenario: (typeof scenarios)[number]): readonly Language[] =>
  thorough ? ['zh', 'en'] : [scenarios.indexOf(scenario) % 2 === 0 ? 'zh' : 'en'];

let standIn: TestShop;
beforeAll(async () => {
  standIn = await openTestShop();
  await standIn.operate('settings', { settings: { chit_login: true } });
});
afterAll(() => standIn.close());

const MEMBERS = {
  buyer: 'yaodian',
  credit: 'feixianjie',
  unverified: 'weirenzheng',
  narrow: 'fanweiwai',
  chain: 'liansuo',
};

/** Who verified, and when, over all walks: as in one run of `all` where every login takes a text message. */
const messages = { verified: new Set<string>(), sent: new Map<string, number>() };

/** What the tries of a scenario count as that are meant to fail. */
const tried: Effect[] = [];

/** Walks a scenario once, in a language; what it puts back is heard too. */
async function walk(scenario: (typeof scenarios)[number], language: Language): Promise<RunReport[]> {
  const { fetch, operate, shop } = standIn;
  const over = { base: `${LOOPBACK}/api`, fetch, operate, now: () => shop.now() };
  const heardOf: typeof scenario = {
    ...scenario,
    run: (steps) =>
      scenario.run({
        ...steps,
        later(what, act) {
          heard.words.push(what);
          return steps.later(what, act);
        },
      }),
  };
  return runAll(tasksOf([heardOf], 1), {
    ...telling,
    language,
    jobs: 1,
    portsFor: async ({ scenario: { role } }) =>
      testPorts(over, MEMBERS[role ?? 'buyer'], { messages, failing: (call) => tried.push(effectOfFailing(call)) }),
    now: () => shop.now(),
    goOn: () => true,
    each: () => undefined,
  });
}

/** The same where the language is one of those that the scenario is walked in. */
const walkIn = async (scenario: (typeof scenarios)[number], language: Language): Promise<RunReport | undefined> =>
  languagesOf(scenario).includes(language) ? (await walk(scenario, language))[0] : undefined;

const HAN = /\p{Script=Han}/u;
const troubles = ({ steps, left }: RunReport) => [
  ...steps.flatMap(({ name, trouble }) => (trouble ? `${name}: ${trouble.message}` : [])),
  ...steps.flatMap(({ because }) => because ?? []),
  ...left,
];

/** A pair that is no value: Chinese in Chinese, none in English, but for the shop's own words in quotation marks. */
const isTold = ([zh, en]: Words): boolean => HAN.test(zh) && /[a-z]/i.test(en) && !HAN.test(en.replace(/“[^”]*”/g, ''));
const isProse = (text: string): boolean => /^[a-z]+( [a-z]+)+$|^(nothing|none|others?|success)$/.test(text);
const isSaid = (words: unknown): boolean =>
  !isWords(words) ? typeof words === 'number' : words[0] === words[1] ? !isProse(words[0]) : isTold(words);

test.each(scenarios)(
  '$name holds in either language, whole, told in it, and leaves nothing behind',
  async (scenario) => {
    for (const each of Object.values(heard)) each.length = 0;
    tried.length = 0;
    const [zh, en] = [await walkIn(scenario, 'zh'), await walkIn(scenario, 'en')];
    const walked = [zh, en].flatMap((report) => report ?? []);
    expect(walked).toHaveLength(languagesOf(scenario).length);
    expect(walked.flatMap(troubles)).toEqual([]);
    for (const { steps } of walked) expect(steps.length).toBeGreaterThan(1);
    const rank = (effect: Effect) => effects.indexOf(effect);
    expect(tried.filter((each) => rank(each) > rank(scenario.effect))).toEqual([]);

    expect(zh?.steps.filter(({ name }) => !HAN.test(name)) ?? []).toEqual([]);
    expect(en?.steps.filter(({ name }) => HAN.test(name)) ?? []).toEqual([]);
    expect(heard.rules.filter(([chinese, english]) => !isTold([chinese, english]))).toEqual([]);
    expect(
      heard.rules.flatMap(([, , cited]) => cited ?? []).filter((each) => !/^[12] §[1-9](, §[1-9])?$/.test(each)),
    ).toEqual([]);
    expect(heard.words.filter((words) => !isSaid(words))).toEqual([]);
    expect(heard.got.filter((got) => (isWords(got) ? !isSaid(got) : typeof got === 'string' && isProse(got)))).toEqual(
      [],
    );

    for (const { steps } of walked) expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    const known = new Map((zh?.steps ?? []).map((step) => [step.id, step.call]));
    expect((en?.steps ?? []).every(({ id, call }) => !known.has(id) || known.get(id) === call)).toBe(true);
  },
);

test('every pair in the sources is Chinese first, then English', () => {
  const sources = import.meta.glob<string>(['./*.ts', '../legs/*.ts', '../*.ts', '!../**/*.test.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const found = Object.values(sources).flatMap((text) => [
    ...text.matchAll(/\[\s*(['`])([^'`\n]*\p{Script=Han}[^'`\n]*)\1,\s*(['"`])((?:(?!\3)[^\n])*)\3/gu),
  ]);
  expect(found.length).toBeGreaterThan(200);
  expect(found.filter(([, , zh = '', , en = '']) => !isTold([zh, en])).map(([all]) => all)).toEqual([]);
  const named = /(?:name: |notHere\(|later\(|walk\.(?:ask|step|refused|operator)\(\s*)\[\s*['`]([^'`\n]*)['`]/g;
  const first = Object.values(sources).flatMap((text) => [...text.matchAll(named)].map(([, zh = '']) => zh));
  expect(first.length).toBeGreaterThan(100);
  expect(first.filter((zh) => !HAN.test(zh))).toEqual([]);
});

test('names are unlike each other, and tell no secret', () => {
  const names = scenarios.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => /^[a-z][a-z-]+$/.test(name))).toBe(true);
  expect(scenarios.filter(({ about }) => !isTold(about))).toEqual([]);
  expect(
    scenarios.filter(({ tags }) => tags.length !== 3).map(({ name }) => name),
    'without a subject',
  ).toEqual([]);
});
