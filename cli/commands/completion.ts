/** `yaocang completion SHELL` prints a script, which calls `completion words`. */
import type { Cli } from '#cli/frame/cli.ts';
import { type Area, command } from '#cli/frame/command.ts';
import type { Known } from '#cli/frame/completion.ts';
import { oneOf, words } from '#cli/frame/parameters.ts';
import { listLogins } from '#cli/shop/logins.ts';
import { loadProfiles } from '#cli/shop/profiles.ts';
import { plainly } from '#cli/text/words.ts';

/** `everything` is lazy, because it contains this command. */
export const completionOf = (everything: () => Area) =>
  command('completion', {
    about: ['命令行补全脚本', 'completion for a shell'],
    examples: [
      'source <(yaocang completion bash)',
      'yaocang completion fish > ~/.config/fish/completions/yaocang.fish',
      'yaocang completion powershell | Out-String | Invoke-Expression',
    ],
    args: {
      what: oneOf(
        '<what>',
        ['终端，或其脚本的提问', 'a shell, or what its script asks'],
        ['bash', 'zsh', 'fish', 'powershell', 'words'],
      ),
      typed: words('[typed...]', ['已输入的词', 'the words typed so far']),
    },
    load: () => import('#cli/frame/completion.ts'),
    run: async ({ scripts, offers }, { what = 'words', typed }, cli) => {
      if (what !== 'words') return { text: scripts[what] };
      const offered = await offers(typed, everything(), knownIn(cli));
      return { text: offered.map(([name, about]) => `${name}\t${cli.say(...about)}`).join('\n') };
    },
    view: ({ text }) => text,
  });

const knownIn = (cli: Pick<Cli, 'dir' | 'logins'>): Known => ({
  async profiles() {
    const { profiles } = await loadProfiles(cli.dir);
    return profiles.map(({ name, kind, base }) => [name, plainly(`${kind} ${base}`)]);
  },
  async members() {
    const { profiles } = await loadProfiles(cli.dir);
    const all = await Promise.all(
      profiles.map(async (each) => (await listLogins(cli.logins, each)).map((login) => ({ ...login, at: each.name }))),
    );
    return all.flat().map(({ user_name, name, at }) => [user_name, plainly(`${name} (${at})`)]);
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
});
