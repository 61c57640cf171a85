/** Names that a shell offers and only the program knows, with what each of them is. */

import type { Asked, Offered } from '#cli/frame/completion.ts';
import { listScenarios, type OperatorPorts } from '#cli/parts/operator.ts';
import { everyCall } from '#cli/shop/find-call.ts';
import { effectOf } from '#cli/shop/guard.ts';
import { loadProfiles } from '#cli/shop/profiles.ts';
import { plainly } from '#cli/text/words.ts';

/** Brings them: the profiles, the calls in one word, the scenarios of a stand-in, and those of smoke runs. */
export const knownValues = (
  dir: string,
  operator: () => Promise<OperatorPorts>,
): Readonly<Record<Asked, () => Promise<Offered[]>>> => ({
  profiles: async () =>
    (await loadProfiles(dir)).profiles.map(({ name, kind, base }) => ({ name, about: plainly(`${kind} ${base}`) })),
  calls: async () =>
    everyCall.map(({ script, act: name, call }) => {
      return { name: `${script.replace(/^pay\/|\.php$/g, '')}.${name}`, about: plainly(effectOf(call)) };
    }),
  scenarios: async () =>
    (await listScenarios(await operator())).map(({ name, about }) => ({ name, about: plainly(about) })),
  async walks() {
    const { scenarios } = await import('#cli/prove/smoke/scenarios/index.ts');
    return [
      { name: 'all', about: ['全部场景', 'all scenarios'] },
      ...scenarios.map(({ name, about }) => ({ name, about })),
    ];
  },
});
