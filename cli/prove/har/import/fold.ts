/** Readings that a visit repeated become one, and what was polled is waited for. */
import { isSame } from '../match.ts';
import type { Plain, Visit } from './visits.ts';

export interface Folded {
  readonly visits: readonly Visit[];
  /** How many were left out. */
  readonly repeated: number;
}

/** Folds readings that asked the same with nothing between them that could have changed the answer. */
export function folded(visits: readonly Visit[]): Folded {
  const kept: Visit[] = [];
  let since: { readonly first: Visit; readonly answers: unknown[] }[] = [];
  const close = () => {
    for (const { first, answers } of since) {
      const until = becameOf(answers);
      if (until) first.until = until;
    }
    since = [];
  };
  for (const visit of visits) {
    if (visit.known.call.effect !== 'read') close();
    const run = since.find(({ first }) => isSame(first.request, visit.request));
    if (run && visit.known.call.effect === 'read') run.answers.push(visit.answer);
    else {
      kept.push(visit);
      since.push({ first: visit, answers: [visit.answer] });
    }
  }
  close();
  return { visits: kept, repeated: visits.length - kept.length };
}

/** Fields that tell how something stands. */
const STANDING = /(^|[._])(status|state|zt|success)$/;

/** The state that the last answer told and none before it did; undefined where nothing came about. */
function becameOf(answers: readonly unknown[]): Plain | undefined {
  if (answers.length < 2) return undefined;
  const told = answers.map(standingsIn);
  const last = told.at(-1) ?? new Map();
  const became = [...last].filter(([path, value]) => told.slice(0, -1).every((before) => before.get(path) !== value));
  return became.length > 0 ? Object.fromEntries(became) : undefined;
}

function standingsIn(answer: unknown): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const visit = (value: unknown, path: string) => {
    if (typeof value === 'object' && value !== null) {
      if (Array.isArray(value)) return;
      for (const [name, each] of Object.entries(value)) visit(each, path === '' ? name : `${path}.${name}`);
    } else if (STANDING.test(path)) found.set(path, value);
  };
  visit(answer, '');
  return found;
}
