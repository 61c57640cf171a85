/** Which of the lines that are shown can be run inside a test. */
import { type ShownLine, shownLines } from './shown-lines.ts';

type Reasons = readonly (readonly [line: RegExp, because: string])[];

/** What is not run here, and where it is. */
export const ELSEWHERE: Reasons = [
  [/^sandbox (start|stop)/, 'a process of its own: stand-in/sandbox.test.ts, e2e'],
  [/^wechat check/, 'a shop whose WeChat is set up: prove/wechat/check-wechat.test.ts'],
  [/^login liansuo3$/, 'waits for a person while the message does not come: parts/sms/code-prompt.test.ts'],
  [/^pay$/, 'picks from a list on a screen: e2e/screens.terminal.test.ts'],
  [/\bholidays?\b/, 'the guide to a command that is not there yet'],
];
/** Only told, by --dry-run. */
export const TOLD: Reasons = [[/^smoke run (all|main-road|--tag)/, 'each scenario is walked in prove/smoke/scenarios']];
/** Ask for the name of a profile that shares its host with production, as all do here. */
export const CONFIRMED: Reasons = [[/^env edit staging --(proxy|gate-user)/, 'production is on this machine, too']];
/** Ask everything that can be asked: `npm test` runs one line of each, `npm run proof` all. */
const SLOW = /^(contract \w+|doctor|support-bundle)/;
/** What moves the shop's clock or makes it fresh comes last. */
const LAST = /^sandbox (clock --advance|reset)/;

export const isIn = (list: Reasons, { words }: ShownLine): boolean => list.some(([line]) => line.test(words.join(' ')));

export const shown: readonly ShownLine[] = shownLines();

/** True for all but the first line of a slow command. */
function isRepeated({ words }: ShownLine): boolean {
  const [slow] = SLOW.exec(words.join(' ')) ?? [];
  return slow !== undefined && shown.find((each) => each.words.join(' ').startsWith(slow))?.words !== words;
}
const isElsewhere = (line: ShownLine, isThorough: boolean) =>
  isIn(ELSEWHERE, line) || (!isThorough && isRepeated(line));
const isLast = ({ words }: ShownLine) => LAST.test(words.join(' '));

/** The lines that are run, in the order that they are run in, and those that are not. */
export function divided(isThorough: boolean): Readonly<Record<'here' | 'elsewhere', readonly ShownLine[]>> {
  const here = shown.filter((line) => !isElsewhere(line, isThorough));
  return {
    here: [...here.filter((line) => !isLast(line)), ...here.filter(isLast)],
    elsewhere: shown.filter((line) => isElsewhere(line, isThorough)),
  };
}
