/** Next pages of a recording: today's link is followed in place of the recorded one, and told where it leads elsewhere. */
import { knownCall } from '#cli/shop/find-call.ts';
import { fieldsOf } from '#cli/shop/json.ts';
import { nextParameters } from '#shared/client/page-link.ts';
import type { Difference } from './differences.ts';

type Pairs = readonly (readonly [name: string, value: string])[];

interface Turned {
  readonly call: string;
  /** Of the recording, and of the shop that is asked. */
  readonly bases: readonly [was: string, is: string];
  /** As it was sent. */
  readonly pairs: Pairs;
}

const asOne = (pairs: Pairs): string => JSON.stringify(pairs.map(([name, value]) => `${name}=${value}`).sort());

export function createPages() {
  /** By call: the page that the recording turned to, and where today's link leads; undefined where it leads to none. */
  const turns = new Map<string, { readonly was: string; readonly is: Pairs | undefined }>();
  return {
    /** What is wrong with today's link. */
    learn({ call: path, bases, pairs }: Turned, before: unknown, now: unknown): readonly Difference[] {
      const call = knownCall(path)?.call;
      const [was, is] = [before, now].map((each) => fieldsOf(each)?.page_next);
      if (!call || typeof was !== 'string' || typeof is !== 'string') return [];
      const [led, leads] = [nextParameters(call, was, bases[0]), nextParameters(call, is, bases[1])];
      const isEnd = is === 'end' || is === '';
      if (led && was !== 'end' && was !== '') turns.set(path, { was: asOne(led), is: isEnd ? undefined : leads });
      if (isEnd || (leads && asOne(leads) !== asOne(pairs))) return [];
      const wrong = leads ? 'this page again' : 'another link';
      return [{ path: 'page_next', kind: 'retyped', was: 'the next page', is: wrong }];
    },
    /** The parameters of today's page; none where today's list ended before it. Others stay as they are. */
    next(path: string, pairs: Pairs): Pairs | undefined {
      const turn = turns.get(path);
      return turn?.was === asOne(pairs) ? turn.is : pairs;
    },
  };
}
