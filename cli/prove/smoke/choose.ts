/** The scenarios that a command line asks for, and which of them may not run here. Judged before anything is sent. */
import type { Given } from '#cli/frame/parameters.ts';
import { Fault } from '#cli/text/fault.ts';
import { nearest } from '#cli/text/nearest.ts';
import { labelled, lines, listed, plainly, type Words } from '#cli/text/words.ts';
import type { Effect } from '#shared/contract/call.ts';
import { say } from './dictionary.ts';
import { say as ofFiles } from './file/dictionary.ts';
import { isScenarioFile } from './file/format.ts';
import type { smokeOptions } from './options.ts';
import type { Scenario } from './scenario.ts';
import { loadScenario } from './scenario-file.ts';
import { scenarios } from './scenarios/index.ts';

type Flags = Pick<Given<typeof smokeOptions>, 'readOnly' | 'set' | 'tag' | 'shard'>;

/** What the environment and the command line allow. */
export interface Here {
  readonly irreversible: boolean;
  readonly settles: boolean;
  readonly roles: readonly string[];
  /** The flags that an effect still lacks. */
  lacks(effect: Effect): readonly string[];
  /** What these lack of the buyer. */
  lacksOfBuyer(scenarios: readonly Scenario[]): readonly Words[];
}

export interface Chosen {
  readonly scenarios: readonly Scenario[];
  /** Those of a set that may not run, with the reason. */
  readonly hindered: ReadonlyMap<Scenario, Words>;
}

interface Meant {
  readonly scenario: Scenario;
  readonly from: string;
}

/** A usage fault names what does not exist. */
export async function meant(names: readonly string[], { set, tag }: Flags): Promise<readonly Meant[]> {
  if (names.length === 0 && tag.length === 0) throw new Fault('usage', say.nothingNamed, { next: say.seeAll });
  const found = new Map<string, Meant>();
  // What is named alone counts as named, also beside `all`.
  const inTurn = [...new Set(names.length === 0 ? [ALL] : names)].sort((a, b) => Number(b === ALL) - Number(a === ALL));
  for (const from of inTurn) {
    for (const scenario of await namedOne(from, Object.keys(set))) {
      const before = found.get(scenario.name);
      // Two different scenarios of one name would be indistinguishable in a report.
      if (before && before.scenario.run !== scenario.run) {
        throw new Fault('usage', ofFiles.sameName(scenario.name, `${before.from}, ${from}`));
      }
      found.set(scenario.name, { scenario, from });
    }
  }
  const all = [...found.values()];
  const known = [...new Set(all.flatMap(({ scenario }) => scenario.tags))].sort();
  const strange = tag.find((each) => !known.includes(each));
  if (strange !== undefined) throw new Fault('usage', say.noTag(strange, known.join(', ')));
  return tag.length === 0 ? all : all.filter(({ scenario }) => tag.some((each) => scenario.tags.includes(each)));
}

/**
 * Throws if one that was named may not run, or if nobody can be asked for the buyer's name or password: a usage fault, or a guard
 * fault where the guard's consent is missing. It names all that is missing, so that no second try finds more.
 */
export function judgedHere(all: readonly Meant[], { readOnly, shard }: Flags, here: Here): Chosen {
  const isMine = partOf(shard);
  const asked = all.filter(({ scenario, from }) => from !== ALL || !readOnly || !writes(scenario));
  const judged = asked.map((each) => ({ ...each, hindrance: hindranceOf(each.scenario, readOnly, here) }));
  const mine = judged.filter((_, at) => isMine(at));
  const refused = judged.flatMap(({ scenario, from, hindrance }) =>
    hindrance && from !== ALL ? [{ name: scenario.name, ...hindrance }] : [],
  );
  const wanted = mine.filter(({ from, hindrance }) => from !== ALL || !hindrance).map(({ scenario }) => scenario);
  const ofBuyer = here.lacksOfBuyer(wanted);
  if (refused.length > 0 || ofBuyer.length > 0) {
    const code = refused.some((each) => each.code === 'guard') ? 'guard' : 'usage';
    const all = refused.map(({ name, because }) => labelled(plainly(`  ${name}`), because));
    const [zh, en] = say.theRun;
    if (ofBuyer.length > 0) all.push(labelled([`  ${zh}`, `  ${en}`], listed(ofBuyer)));
    const title = refused.length > 0 ? say.mayNotRun(refused.length) : say.mayNotBegin;
    throw new Fault(code, lines([title, ...all]), { next: say.seeAll });
  }
  return {
    scenarios: mine.map(({ scenario }) => scenario),
    hindered: new Map(mine.flatMap(({ scenario, hindrance }) => (hindrance ? [[scenario, hindrance.because]] : []))),
  };
}

/** Deals the scenarios out in turn, so that each part has its share of every subject. */
function partOf(shard: string | undefined): (at: number) => boolean {
  if (shard === undefined) return () => true;
  const [part = 0, of = 0] = /^(\d{1,4})\/(\d{1,4})$/.exec(shard)?.slice(1).map(Number) ?? [];
  if (part < 1 || part > of) throw new Fault('usage', say.noShard);
  return (at) => at % of === part - 1;
}

interface Hindrance {
  readonly code: 'guard' | 'usage';
  readonly because: Words;
}

function hindranceOf(scenario: Scenario, readOnly: boolean, here: Here): Hindrance | undefined {
  const { role, settle, lasting, effect } = scenario;
  if (readOnly && writes(scenario)) return { code: 'usage', because: say.itWrites };
  const flags = here.lacks(effect);
  const all = [
    role !== undefined && !here.roles.includes(role) && say.noMember(role),
    settle && !here.settles && say.nobodyPays,
    lasting && !here.irreversible && say.lasting(lasting),
    flags.length > 0 && say.lacks(flags.join(' ')),
  ].filter((words) => words !== false && words !== undefined);
  return all.length > 0 ? { code: flags.length > 0 ? 'guard' : 'usage', because: listed(all) } : undefined;
}

const ALL = 'all';

const writes = ({ effect }: Scenario): boolean => effect === 'write' || effect === 'money';

async function namedOne(name: string, set: readonly string[]): Promise<readonly Scenario[]> {
  if (name === ALL) return scenarios;
  if (isScenarioFile(name)) return [await loadScenario(name, set)];
  const one = scenarios.find((scenario) => scenario.name === name);
  if (one) return [one];
  const [zh, en] = say.seeAll;
  const [like] = nearest(name, ['all', ...scenarios.map((scenario) => scenario.name)]);
  const next: Words = like === undefined ? [zh, en] : [`你是不是要 ${like}？ ${zh}`, `did you mean ${like}? ${en}`];
  throw new Fault('usage', say.noScenario(name), { next });
}
