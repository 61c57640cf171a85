/** The target of a text: its width, language and colours. */

export interface TextStyle {
  /** Infinity for a pipe. */
  readonly columns: number;
  say(zh: string, en: string): string;
  readonly ink: Ink;
}

type Paint = (text: string) => string;
/** `light` is white on black in every theme. */
type Ink = Readonly<Record<'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'light', Paint>>;

const paint =
  (on: number, off: number): Paint =>
  (text) =>
    text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`;
const plain: Paint = (text) => text;

const colours: Ink = {
  bold: paint(1, 22),
  dim: paint(2, 22),
  red: paint(31, 39),
  green: paint(32, 39),
  yellow: paint(33, 39),
  light: (text) => `\u001b[97;40m${text}\u001b[39;49m`,
};
const noColours: Ink = { bold: plain, dim: plain, red: plain, green: plain, yellow: plain, light: plain };

/** Colours of a stream. A non-empty NO_COLOR wins; FORCE_COLOR and CLICOLOR_FORCE colour pipes, too, unless they are 0 or false. */
export function inkFor(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): Ink {
  if (env.NO_COLOR || isOff(env.FORCE_COLOR)) return noColours;
  const forced = Boolean(env.FORCE_COLOR) || (Boolean(env.CLICOLOR_FORCE) && !isOff(env.CLICOLOR_FORCE));
  return forced || (isTerminal && env.TERM !== 'dumb') ? colours : noColours;
}

const OFF: readonly (string | undefined)[] = ['0', 'false'];
const isOff = (variable: string | undefined): boolean => OFF.includes(variable);
