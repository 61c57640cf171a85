import { failureOf } from '#cli/shop/failure.ts';
import { lookUp } from '#cli/shop/look-up.ts';
import type { Plan } from '#cli/shop/plan.ts';
import { isSecretVariable } from '#cli/shop/secret-variables.ts';
import { exitCodes, Fault } from '#cli/text/fault.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { inLanguage, type Language, languageOf, languages } from '#cli/text/words.ts';
import { CancelledError } from '#shared/errors.ts';
import { aimedData, aimHints } from './aim-hints.ts';
import type { Area } from './command.ts';
import { commandIn, readLine, Unchosen } from './command-line.ts';
import { say } from './dictionary.ts';
import { type Envelope, failureLines, planLines, refusal, success } from './envelope.ts';
import { globalOptions } from './global-options.ts';
import { createOutput, type Output } from './output.ts';
import { readAll } from './parameters.ts';
import { type Started, start } from './start.ts';
import { columnsOf, styleFor, type Terminal } from './terminal.ts';

export interface Run extends Area {
  readonly terminal: Terminal;
  readonly signal: AbortSignal;
  /** Rejects on an uncaught exception, which ends the run. */
  readonly crashed?: Promise<never>;
  /** Takes what a signal asks before it ends the run at once: see `Ending`. */
  readonly onEnding?: (ending: Ending) => void;
}

/**
 * Tells of an act whose outcome is not known: that it is being settled, or at the second signal how to look it up. Returns the
 * exit code of an end at once; undefined where nothing is under way.
 */
export type Ending = (isSecond: boolean) => number | undefined;

/** Runs a command line and returns the exit code; never throws. */
export async function run(words: readonly string[], around: Run): Promise<number> {
  const output = createOutput(around.terminal);
  output.redactor.learn(...secretsOf(around.terminal.env));
  const named = given(words, '--lang');
  const language = languages.find((each) => each === named) ?? languageOf(around.terminal.env);
  const chosen = { env: given(words, '--env'), base: given(words, '--base'), user: given(words, '--user') };
  output.aim = aimHints(chosen, around.commands);
  const exit = await ran(words, around, output, language).catch((error: unknown) => untold(error, around.terminal));
  // Whoever reads stdout may have stopped, without going away.
  const lost = await Promise.race([output.lost(), overdue(around.signal, () => 0).catch(() => undefined)]);
  if (lost === undefined) return exit;
  output.err(`✗ ${inLanguage(say.notWritten(lost), language)}`);
  return exit === 0 ? exitCodes.internal.exit : exit;
}

/** A failure whose telling fails: its kind and place, without its words, which nothing has redacted. */
function untold(error: unknown, { stderr }: Terminal): number {
  const { name = 'Error', stack = '' } = error instanceof Error ? error : {};
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  stderr.write([`✗ ${say.untold.join(' / ')}: ${name}`, ...places, ''].join('\n'));
  return exitCodes.internal.exit;
}

/** Secrets of the environment, which are hidden from the start. */
const secretsOf = (env: Terminal['env']): readonly (string | undefined)[] =>
  Object.entries(env).flatMap(([name, value]) => (isSecretVariable(name) ? [value] : []));

async function ran(words: readonly string[], around: Run, output: Output, language: Language): Promise<number> {
  const began = performance.now();
  const { signal, terminal } = around;
  let started: Started | undefined;
  let json = beforeDashes(words).includes('--json');
  const circumstances = () => ({
    profile: started?.used(),
    member: started?.member(),
    ms: performance.now() - began,
    language,
  });
  function tell(data: unknown, text: (style: TextStyle) => string, isOwnWords = false): number {
    const shown = json ? '' : text(styleFor(terminal, terminal.stdout, language));
    const envelope = success(data, circumstances());
    if (json) output.json(envelope, (whole) => redacted(whole, output, isOwnWords));
    else if (shown !== '')
      output.redacted.out(isOwnWords ? output.redactor.values(shown) : output.redactor.text(output.aim(shown)));
    return envelope.exit;
  }
  around.onEnding?.((isSecond) => {
    const act = started?.acting();
    if (!act) return undefined;
    const fault = new Fault('unknown', say.leftUnknown, { call: act.path, next: lookUp(act.path, act.args) });
    if (!isSecond) output.err(inLanguage(say.settling, language));
    else tellFailure(fault);
    return exitCodes.unknown.exit;
  });
  function tellFailure(error: unknown): number {
    const envelope = redacted(refusal(failureOf(error, endedBy(signal)), circumstances()), output);
    const style = styleFor(terminal, terminal.stderr, language);
    if (error instanceof Unchosen && !json) output.err(`${error.help.trimEnd()}\n`);
    if (envelope.error) output.redacted.err(failureLines(envelope.error, style));
    if (json) output.json(envelope, (whole) => whole);
    return envelope.exit;
  }
  try {
    const chosen = readLine(words, around, language, columnsOf(terminal.stdout, terminal.env));
    if (!('command' in chosen)) {
      const { text, ...data } = chosen;
      return tell(data, () => text, true);
    }
    const flags = readAll(globalOptions, chosen.raw);
    json = flags.json;
    const attended = { ...terminal, unattended: flags.noInput || json, ending: signal };
    started = await start({ terminal: attended, output, signal, language, flags, command: chosen.command });
    const { execute } = chosen.command;
    const { cli, grace, acting } = started;
    const late = overdue(signal, grace, () => acting() === undefined);
    const outcome = await Promise.race([execute(chosen.raw, cli), around.crashed ?? never, late]);
    const unkept = await started.keep();
    const plan = planOf(started);
    if (plan && !unkept) return tell(plan, (style) => planLines(plan, style));
    if (started.planning && !json) output.err(inLanguage(say.onlyRead, language));
    const fault = outcome.fault ?? unkept;
    if (!fault) return tell(outcome.data, outcome.text, outcome.isOwnWords);
    if (!json) output.out(outcome.text(styleFor(terminal, terminal.stdout, language)));
    throw withData(fault, outcome.data);
  } catch (error) {
    const unkept = await started?.keep();
    if (unkept) output.err(`✗ ${inLanguage(unkept.words, language)}`);
    const plan = planOf(started);
    if (plan) return tell(plan, (style) => planLines(plan, style));
    if (!beforeDashes(words).includes('--dry-run')) {
      await commandIn(words, around.commands)?.failed({
        words: beforeDashes(words),
        error,
        output,
        terminal,
        language,
      });
    }
    return tellFailure(error);
  } finally {
    await started?.close();
  }
}

const never = new Promise<never>(() => undefined);

/** ms */
const LOOK = 50;

/**
 * Rejects so many ms after a signal, for what does not hear of it: a pipe that nobody writes, a screen that nobody reads. An act
 * whose outcome is not known is waited for; once it is known the run has that time to tell it.
 */
function overdue(signal: AbortSignal, grace: () => number, isIdle = () => true): Promise<never> {
  return new Promise((_, reject) => {
    const begin = () => {
      let since = performance.now();
      const look = setInterval(() => {
        if (!isIdle()) since = performance.now();
        if (performance.now() - since < Math.max(grace(), LOOK)) return;
        clearInterval(look);
        reject(new CancelledError('run'));
      }, LOOK);
    };
    if (signal.aborted) begin();
    else signal.addEventListener('abort', begin, { once: true });
  });
}

/** Redacts an envelope and aims its hints. In next steps `password=…` may stay: only known secrets are hidden there. */
function redacted(envelope: Envelope, { redactor, aim }: Output, isOwnWords = false): Envelope {
  const { data, error } = envelope;
  const ownWords = (value: unknown) => JSON.parse(redactor.values(JSON.stringify(value ?? null))) as unknown;
  // The stack of an internal error may quote personal data of an answer.
  const { text } = error?.kind === 'InternalError' ? redactor.forFile(data) : redactor;
  const clean = (words: string | null) => (words === null ? null : text(words));
  return {
    ...(redactor.data({ ...envelope, data: null, error: null }) as Envelope),
    data: isOwnWords ? ownWords(data) : redactor.data(aimedData(data, aim)),
    error: error && {
      kind: error.kind,
      message: text(aim(error.message)),
      next: error.next && redactor.values(aim(error.next)),
      call: clean(error.call),
      detail: clean(error.detail),
    },
  };
}

function planOf(started: Started | undefined): Plan | undefined {
  const plan = started?.planning?.planner.plan();
  return plan && plan.steps.length > 0 ? plan : undefined;
}

const withData = ({ code, words, next, call }: Fault, data: unknown): Fault =>
  new Fault(code, words, { data, next, call });

function beforeDashes(words: readonly string[]): readonly string[] {
  const at = words.indexOf('--');
  return at < 0 ? words : words.slice(0, at);
}

/** The value of an option, found before the line is parsed: what it holds is needed to say what is wrong with the line. */
export function given(line: readonly string[], option: string): string | undefined {
  const words = beforeDashes(line);
  const at = words.findIndex((word) => word === option || word.startsWith(`${option}=`));
  return words[at] === option ? words[at + 1] : words[at]?.slice(option.length + 1);
}

const endedBy = (signal: AbortSignal): 'interrupted' | 'terminated' | undefined =>
  signal.aborted && signal.reason in exitCodes ? signal.reason : undefined;
