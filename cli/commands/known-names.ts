/** The names that completion offers: of kept files, of the contract, of scenarios, and of a stand-in's stories. */
import type { Cli } from '#cli/frame/cli.ts';
import type { Known, Offered } from '#cli/frame/completion.ts';
import { act } from '#cli/parts/operator.ts';
import { keptOrders, listLogins } from '#cli/shop/logins.ts';
import type { Profile } from '#cli/shop/profile.ts';
import { loadProfiles } from '#cli/shop/profiles.ts';
import { profilesAt } from '#cli/shop/terminal-env.ts';
import { plainly } from '#cli/text/words.ts';

type Around = Pick<Cli, 'dir' | 'logins' | 'terminal' | 'signal'>;

/** ms; nobody waits longer for a Tab. */
const MOST_ASKED = 1500;

export function namesKnownIn({ dir, logins, terminal, signal }: Around): Known {
  const at = typeof logins === 'string' ? { dir: logins } : logins;
  /** The profile that the typed line is about. */
  async function profileOf(before: readonly string[]): Promise<Profile | undefined> {
    const { profiles, current } = await profilesAt(at);
    const name = flagIn(before, '--env') ?? (terminal.env.YAOCANG_ENV || current);
    return profiles.find((each) => each.name === name);
  }
  return {
    async profiles() {
      const { profiles } = await loadProfiles(dir);
      return profiles.map(({ name, kind, base }) => [name, plainly(`${kind} ${base}`)]);
    },
    async members() {
      const { profiles } = await loadProfiles(dir);
      const all = await Promise.all(
        profiles.map(async (each) => (await listLogins(at, each)).map((login) => ({ ...login, where: each.name }))),
      );
      return all.flat().map(({ user_name, name, where }) => [user_name, plainly(`${name} (${where})`)]);
    },
    async orders(before) {
      const profile = await profileOf(before);
      const user = flagIn(before, '--user') ?? (terminal.env.YAOCANG_USER || undefined);
      const orders = profile ? await keptOrders(user === undefined ? at : { ...at, user }, profile) : [];
      const named = (name: 'order_id' | 'order_sn') => orders.map((each): Offered => [each[name], plainly(each.about)]);
      return [...named('order_id'), ...named('order_sn')];
    },
    calls: async () => (await import('./call-names.ts')).callNames,
    async walks() {
      const { scenarios } = await import('#cli/prove/smoke/scenarios/index.ts');
      return [['all', ['全部场景', 'all scenarios']], ...scenarios.map(({ name, about }) => [name, about] as const)];
    },
    async tags() {
      const { scenarios } = await import('#cli/prove/smoke/scenarios/index.ts');
      return [...new Set(scenarios.flatMap(({ tags }) => tags))].sort().map((tag) => [tag, ['', '']]);
    },
    async stories(before) {
      const profile = await profileOf(before);
      if (profile?.kind !== 'local' && profile?.kind !== 'sandbox') return [];
      const soon = AbortSignal.any([signal, AbortSignal.timeout(MOST_ASKED)]);
      const told = await act({ profile, fetch, env: terminal.env, signal: soon }, 'scenarios', {}).catch(() => ({}));
      const { scenarios = [] } = told as { scenarios?: readonly { readonly name: string; readonly about: string }[] };
      return scenarios.map(({ name, about }) => [name, plainly(about)]);
    },
  };
}

function flagIn(words: readonly string[], flag: string): string | undefined {
  const joined = words.find((word) => word.startsWith(`${flag}=`));
  return joined?.slice(flag.length + 1) ?? words.find((_, at) => words[at - 1] === flag);
}
