/** What only the program knows and a shell asks for while a person types: names, and what each of them is. */

import { act, type OperatorPorts } from '#cli/parts/operator.ts';
import { everyCall } from '#cli/shop/find-call.ts';
import { effectOf } from '#cli/shop/guard.ts';
import { loadProfiles } from '#cli/shop/profiles.ts';
import type { Words } from '#cli/text/words.ts';

export interface Offered {
  readonly name: string;
  readonly about: Words;
}

/** The profiles. */
export const profilesOffered = async (dir: string): Promise<Offered[]> =>
  (await loadProfiles(dir)).all.map(({ name, kind, base }) => ({ name, about: same(`${kind} ${base}`) }));

/** The calls as they are written in one word. */
export const callsOffered = (): Offered[] =>
  everyCall.map(({ script, act: name, call }) => ({ name: `${plain(script)}.${name}`, about: same(effectOf(call)) }));

const plain = (script: string): string => script.replace(/\.php$/, '').replace(/^pay\//, '');
const same = (text: string): Words => [text, text];

/** The named scenarios of a stand-in. */
export async function scenariosOffered(ports: OperatorPorts): Promise<Offered[]> {
  const { scenarios } = (await act(ports, 'scenarios', {})) as {
    scenarios: readonly { readonly name: string; readonly about?: string }[];
  };
  return scenarios.map(({ name, about = '' }) => ({ name, about: same(about) }));
}

/** The built-in scenarios of smoke runs, and all of them at once. */
export async function walksOffered(): Promise<Offered[]> {
  const { scenarios } = await import('#cli/prove/smoke/scenarios/index.ts');
  return [
    { name: 'all', about: ['全部场景', 'all scenarios'] },
    ...scenarios.map(({ name, about }) => ({ name, about })),
  ];
}
