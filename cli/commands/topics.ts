/** `yaocang help TOPIC`. The texts are Markdown. */
import { command } from '#cli/frame/command.ts';
import { WIDEST } from '#cli/frame/command-line.ts';
import { type ExitCode, exitCodes } from '#cli/text/fault.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { wrapped } from '#cli/text/width.ts';
import type { Words } from '#cli/text/words.ts';

type Raw = () => Promise<{ readonly default: string }>;

const topic = (name: string, about: Words, zh: Raw, en: Raw) =>
  command(`help ${name}`, {
    about,
    load: async () => ({ zh, en }),
    run: async (texts, _given, cli) => ({ topic: name, text: (await texts[cli.language]()).default }),
    view: ({ text }, style) => textOn(text, style),
    isOwnWords: () => true,
  });

function withWorkflows(text: Raw): Raw {
  return async () => {
    const [{ default: told }, { default: workflows }] = await Promise.all([
      text(),
      import('./topics/workflows.md?raw'),
    ]);
    return { default: told + workflows };
  };
}

function textOn(text: string, { columns, ink }: TextStyle): string {
  const width = Math.min(columns, WIDEST);
  const lines = text.trimEnd().split('\n');
  let inCode = false;
  return lines
    .flatMap((line) => {
      if (line.startsWith('```')) {
        inCode = !inCode;
        return [];
      }
      if (inCode) return [`  ${line}`];
      const [, heading] = /^#+ (.*)$/.exec(line) ?? [];
      if (heading !== undefined) return [ink.bold(heading)];
      const indent = /^- /.test(line) ? '  ' : '';
      return wrapped(line.replaceAll('**', '').replaceAll('`', ''), width - indent.length).map((each, at) =>
        at === 0 ? each : indent + each,
      );
    })
    .join('\n');
}

const exitCodeTable = command('help exit-codes', {
  about: ['退出码', 'the exit codes'],
  examples: ['yaocang help exit-codes --json'],
  load: async () => exitCodes,
  run: async (all) => Object.entries<ExitCode>(all).map(([code, { exit, about }]) => ({ code, exit, about })),
  rows: (codes) => codes,
  columns: [
    { head: ['退出码', 'Exit'], cell: ({ exit }) => String(exit), right: true },
    { head: ['名称', 'Code'], cell: ({ code }) => code },
    { head: ['含义', 'Meaning'], cell: ({ about }, { say }) => say(...about), shrinksTo: 16 },
  ],
});

export const topics = [
  topic(
    'support',
    ['客服常问怎么查', 'questions that support is asked'],
    () => import('./topics/support.zh.md?raw'),
    () => import('./topics/support.en.md?raw'),
  ),
  topic(
    'ci',
    ['在流水线里验证一个环境', 'proving an environment in a CI'],
    withWorkflows(() => import('./topics/ci.zh.md?raw')),
    withWorkflows(() => import('./topics/ci.en.md?raw')),
  ),
  topic(
    'scenario',
    ['自己写场景、录制与重放', 'scenarios of your own, recording and replaying'],
    () => import('./topics/scenario.zh.md?raw'),
    () => import('./topics/scenario.en.md?raw'),
  ),
  exitCodeTable,
  topic(
    'environment',
    ['环境、登录、密钥与生产保护', 'profiles, logins, secrets, and what guards production'],
    () => import('./topics/environment.zh.md?raw'),
    () => import('./topics/environment.en.md?raw'),
  ),
];
