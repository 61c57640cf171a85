/** `yaocang completion SHELL` prints a script, which calls `completion words`. */
import { type Area, command } from '#cli/frame/command.ts';
import { oneOf, words } from '#cli/frame/parameters.ts';
import { namesKnownIn } from './known-names.ts';

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
      const offered = await offers(typed, everything(), namesKnownIn(cli));
      return { text: offered.map(([name, about]) => `${name}\t${cli.say(...about)}`).join('\n') };
    },
    view: ({ text }) => text,
  });
