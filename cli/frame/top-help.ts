/** The top-level help: frequent support questions, all commands, global options. */
import { inLanguage, type Words } from '#cli/text/words.ts';
import type { Area, Command } from './command.ts';
import { say } from './dictionary.ts';
import { globalOptions } from './global-options.ts';
import { item, type Look } from './program.ts';

/** Support questions and the command that answers; `help support` explains each. */
const questions: readonly (readonly [asked: Words, command: string])[] = [
  [['付了款还在转圈', 'I paid and it hangs'], 'order why ID'],
  [['收不到验证码', 'no text message comes'], 'login USER'],
  [['优惠券不见了', 'my coupon is gone'], 'coupon mine --lx used'],
  [['订单自己关了', 'my order closed itself'], 'order show ID'],
  [['价格不对', 'the price is wrong'], 'goods ID'],
  [['看不到价格', 'I see no prices'], 'verify show'],
];

type Looking = Omit<Look, 'write'>;

const telling =
  ({ language }: Looking) =>
  (words: Words) =>
    inLanguage(words, language);

const section = ([title, lines]: Section, look: Looking): string =>
  [telling(look)(title), ...lines.map(([term, about]) => item(term, TERM, about, look.columns))].join('\n');

const asked = (look: Looking): Section => [
  say.asked,
  questions.map(([words, command]) => [command, telling(look)(words)]),
];

/** For whoever names no command: what support asks most, and where everything stands. */
export function shortHelp(look: Looking): string {
  const tell = telling(look);
  return [tell(say.usage), tell(say.about), section(asked(look), look), tell(say.all)].join('\n\n');
}

export function topHelp({ commands, groups }: Area, look: Looking): string {
  const tell = telling(look);
  const headings = [...new Set(commands.map(({ heading }) => heading))];
  const sections: Section[] = [
    asked(look),
    ...headings.map(
      (heading): Section => [
        titled(heading ?? say.about),
        termsOf(commands.filter((each) => each.heading === heading)).map(([first, below, command]) => {
          if (below.length === 0) return [termOf(command), tell(command.about)];
          return [first, `${tell(groups[first] ?? command.about)}${tell(COLON)}${below.join(' ')}`];
        }),
      ],
    ),
    [
      say.everywhere,
      [
        ...Object.values(globalOptions).map(({ spelling, about }): Line => [spelling, tell(about)]),
        ['-V, --version', tell(say.showVersion)],
        ['-h, --help', tell(say.showHelp)],
      ],
    ],
  ];
  return [tell(say.usage), tell(say.about), ...sections.map((each) => section(each, look)), tell(say.topics)].join(
    '\n\n',
  );
}

type Line = readonly [term: string, about: string];
type Section = readonly [title: Words, lines: readonly Line[]];

const TERM = 30;
const COLON: Words = ['：', ': '];
const titled = ([zh, en]: Words): Words => [`${zh}：`, `${en}:`];

function termsOf(commands: readonly Command[]) {
  const firsts = [...new Set(commands.map(({ name }) => name.split(' ', 1)[0] ?? ''))];
  return firsts.map((first) => {
    const own = commands.filter(({ name }) => name === first || name.startsWith(`${first} `));
    const below = own.flatMap(({ name }) => (name === first ? [] : [name.slice(first.length + 1)]));
    return [first, below, own[0] as Command] as const;
  });
}

const termOf = ({ name, args }: Command): string =>
  [name, ...Object.values(args).flatMap(({ spelling }) => (spelling.startsWith('<') ? [spelling] : []))].join(' ');
