import { command } from './frame/command.ts';
import { operatorOf } from './frame/operator.ts';
import { neededOneOf } from './frame/parameters.ts';

/** `yaocang completion SHELL`. */
export const completion = command({
  name: 'completion',
  about: ['命令行补全脚本', 'completion for a shell'],
  examples: ['source <(yaocang completion bash)', 'yaocang completion fish > ~/.config/fish/completions/yaocang.fish'],
  args: {
    what: neededOneOf(
      '<what>',
      ['终端，或补全所需的名称', 'a shell, or names that its script asks for'],
      ['bash', 'zsh', 'fish', 'profiles', 'calls', 'scenarios'],
    ),
  },
  load: () => import('#cli/services/completion.ts'),
  run: async ({ profileNames, callNames, scenarioNames }, { what }, cli) => {
    if (what === 'profiles') return { text: (await profileNames(cli.dir)).join('\n') };
    if (what === 'calls') return { text: callNames().join('\n') };
    if (what === 'scenarios') return { text: (await scenarioNames(await operatorOf(cli))).join('\n') };
    const { completionScript } = await import('./frame/completion/script.ts');
    const { commands, groups } = cli.everything;
    return { text: completionScript(what, commands, groups, cli.say('zh', 'en') as 'zh' | 'en').trimEnd() };
  },
  view: ({ text }) => text,
});
