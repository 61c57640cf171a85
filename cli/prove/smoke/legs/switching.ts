/** The leg of the operator's switches: changed for as long as a walk lasts. */
import type { Words } from '#cli/text/words.ts';
import type { Walk } from '../walk.ts';

type Settings = Readonly<Record<string, string | number | boolean>>;

/** Changes settings of the shop as the operator; they are as before when the walk is over. */
export async function switchSettings(walk: Walk, name: Words, settings: Settings): Promise<void> {
  const before = (await walk.operate?.('settings', {}))?.settings as Settings | undefined;
  const own = Object.fromEntries(Object.keys(settings).map((each) => [each, before?.[each] ?? false]));
  walk.later(['商城设置', 'settings of the shop'], async () => walk.operate?.('settings', { settings: own }));
  await walk.operator(name, 'settings', { settings });
}
