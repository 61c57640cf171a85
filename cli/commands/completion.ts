import type { Cli } from '#cli/frame/cli.ts';
import { command } from '#cli/frame/command.ts';
import { neededOneOf } from '#cli/frame/parameters.ts';
import { operatorOf } from '#cli/parts/sms/operator.ts';
import type { Offered } from './known-values.ts';

/** `yaocang completion SHELL`. */
export const completion = command({
  name: 'completion',
  about: ['命令行补全脚本', 'completion for a shell'],
  examples: ['source <(yaocang completion bash)', 'yaocang completion fish > ~/.config/fish/completions/yaocang.fish'],
  args: {
    what: neededOneOf(
      '<what>',
      ['终端，或补全所需的名称', 'a shell, or names that its script asks for'],
      ['bash', 'zsh', 'fish', 'profiles', 'calls', 'scenarios', 'walks'],
    ),
  },
  load: () => import('./known-values.ts'),
  run: async (service, { what }, cli) => {
    if (what === 'profiles') return listed(await service.profilesOffered(cli.dir), cli);
    if (what === 'calls') return listed(service.callsOffered(), cli);
    if (what === 'scenarios') return listed(await service.scenariosOffered(await operatorOf(cli)), cli);
    if (what === 'walks') return listed(await service.walksOffered(), cli);
    const { completionScript } = await import('#cli/frame/completion/script.ts');
    const { commands, groups } = cli.everything;
    return { text: completionScript(what, commands, groups, cli.language).trimEnd() };
  },
  view: ({ text }) => text,
});

/** A name on each line, and after a tab what it is: fish takes it so, the scripts of the others take it apart. */
const listed = (offered: readonly Offered[], cli: Cli): { readonly text: string } => ({
  text: offered.map(({ name, about }) => `${name}\t${cli.say(...about)}`).join('\n'),
});
