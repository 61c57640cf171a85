import { command, withSession } from '#cli/frame/command.ts';
import { among, many } from '#cli/frame/parameters.ts';
import { smokeOptions } from './options.ts';
import { smokeSummary } from './smoke-view.ts';

interface Needs {
  readonly role: string | null;
  readonly settle: boolean;
  readonly lasting: boolean;
}

const needs = ({ role, settle, lasting }: Needs): string =>
  [role, settle && '--settle', lasting && '--irreversible'].filter(Boolean).join(' + ');

export const smokeRun = withSession(() => import('./smoke-session.ts'))('smoke run', {
  about: ['运行冒烟场景', 'run smoke scenarios'],
  examples: [
    'yaocang smoke run main-road --irreversible --repeat 50 --report junit=smoke.xml',
    'yaocang smoke run all --jobs 3 --report html=smoke.html',
    'yaocang smoke run --tag orders --shard 1/3 --retries 1 --budget p95=800ms --compare last.json',
    'yaocang smoke run all --env staging --sms file:/run/code --settle cmd:./pay --irreversible --no-skips',
  ],
  args: {
    names: among(
      'walks',
      many('[names...]', ['场景名或场景文件，all 为全部', 'scenarios, built in or as files; all for all']),
    ),
  },
  options: smokeOptions,
  run: ({ runSmoke }, { names, ...flags }, cli) => runSmoke(names, flags, cli),
  onFailure: ({ reportFailure }, line) => reportFailure(line),
  view: smokeSummary,
});

export const smokeList = command('smoke list', {
  about: ['列出内置场景', 'list the built-in scenarios'],
  load: () => import('./smoke-session.ts'),
  run: async ({ listScenarios }) => ({ scenarios: listScenarios() }),
  rows: ({ scenarios }) => scenarios,
  columns: [
    { head: ['场景', 'Scenario'], cell: ({ name }) => name },
    { head: ['影响', 'Effect'], cell: ({ effect }) => effect },
    { head: ['需要', 'Needs'], cell: (scenario) => needs(scenario) },
    { head: ['标签', 'Tags'], cell: ({ tags }) => tags.join(' '), shrinksTo: 8 },
    { head: ['内容', 'About'], cell: ({ about }, { say }) => say(...about), shrinksTo: 24 },
  ],
});
