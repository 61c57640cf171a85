/** `yaocang completion SHELL`: a script for the shell, which asks `completion words` what to offer. */
import { type Area, command } from '#cli/frame/command.ts';
import { many, oneOf } from '#cli/frame/parameters.ts';
import { operatorOf } from '#cli/parts/operator.ts';

/** The command itself; it asks for all commands once it runs, being one of them. */
export const completionOf = (everything: () => Area) =>
  command('completion', {
    about: ['命令行补全脚本', 'completion for a shell'],
    examples: [
      'source <(yaocang completion bash)',
      'yaocang completion fish > ~/.config/fish/completions/yaocang.fish',
    ],
    args: {
      what: oneOf(
        '<what>',
        ['终端，或其脚本的提问', 'a shell, or what its script asks'],
        ['bash', 'zsh', 'fish', 'words'],
      ),
      typed: many('[typed...]', ['已输入的词', 'the words typed so far']),
    },
    load: async () => ({ ...(await import('#cli/frame/completion.ts')), ...(await import('./known-values.ts')) }),
    run: async ({ scripts, offers, knownValues }, { what = 'words', typed }, cli) => {
      if (what !== 'words') return { text: scripts[what] };
      const known = knownValues(cli.dir, () => operatorOf(cli));
      // Whom nobody answers is offered nothing: a person who types is not to read of a shop that is away.
      const offered = await offers(typed, everything(), (asked) => known[asked]().catch(() => []));
      return { text: offered.map(({ name, about }) => `${name}\t${cli.say(...about)}`).join('\n') };
    },
    view: ({ text }) => text,
  });
