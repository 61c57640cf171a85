/** Runs one command line from its words to its exit code. */
import { CommanderError } from 'commander';
import { failureLines } from '#cli/screens/failure.ts';
import { planLines } from '#cli/screens/plan.ts';
import type { Plan } from '#cli/services/access/plan.ts';
import { exitCodes } from '#cli/services/exit-codes.ts';
import { failureOf } from '#cli/services/failure.ts';
import { Fault } from '#cli/services/fault.ts';
import { inLanguage, type Language, languageOf, languages, type Words } from '#cli/services/words.ts';
import type { Command, Outcome } from './command.ts';
import { say } from './dictionary.ts';
import { type Envelope, refusal, success } from './envelope.ts';
import { readGlobals } from './global-options.ts';
import { createOutput, type Output } from './output.ts';
import { paperFor } from './paper.ts';
import { buildProgram } from './program.ts';
import { type Started, start } from './start.ts';
import type { Terminal } from './terminal.ts';
import { usageFault } from './usage.ts';
import { VERSION } from './version.ts';

export interface Run {
  readonly commands: readonly Command[];
  readonly groups: Readonly<Record<string, Words>>;
  readonly terminal: Terminal;
  readonly signal: AbortSignal;
}

/** Runs the words of a command line; answers the exit code and never throws. */
export async function run(words: readonly string[], around: Run): Promise<number> {
  const began = performance.now();
  const { terminal, signal } = around;
  const language = languageIn(words, terminal.env);
  const json = words.includes('--json');
  const output = createOutput(terminal);
  let started: Started | undefined;
  const toldPlan = (plan: Plan) =>
    told(output, json, success(plan, circumstances()), () =>
      planLines(plan, paperFor(terminal, terminal.stdout, language)),
    );
  const circumstances = () => ({ profile: started?.used(), ms: performance.now() - began, language });
  try {
    const chosen = parse(words, around, language);
    if (!('command' in chosen)) {
      const { text, ...data } = chosen;
      return told(output, json, success(data, circumstances()), () => text);
    }
    started = await start({ terminal, output, signal, language, flags: readGlobals(chosen.raw), everything: around });
    const outcome: Outcome = await chosen.command.execute(chosen.raw, started.cli);
    const plan = started.planning?.planner.plan();
    if (plan && plan.steps.length > 0) return toldPlan(plan);
    if (plan && !json) output.err(inLanguage(say.onlyRead, language));
    const text = () => outcome.text(paperFor(terminal, terminal.stdout, language));
    if (!outcome.fault) return told(output, json, success(outcome.data, circumstances()), text);
    if (!json) output.out(text());
    throw withData(outcome.fault, outcome.data);
  } catch (error) {
    const plan = started?.planning?.planner.plan();
    if (plan && plan.steps.length > 0) return toldPlan(plan);
    const envelope = refusal(failureOf(error, endedBy(signal)), circumstances());
    const paper = paperFor(terminal, terminal.stderr, language);
    if (envelope.error) output.err(failureLines(envelope.error, paper));
    if (json) output.json(envelope);
    return envelope.exit;
  } finally {
    await started?.close();
  }
}

/** The fault of data that is told all the same. */
const withData = ({ code, words, next, call }: Fault, data: unknown): Fault =>
  new Fault(code, words, { data, ...(next && { next }), ...(call !== undefined && { call }) });

function told(output: Output, json: boolean, envelope: Envelope, text: () => string): number {
  const shown = json ? '' : text();
  if (json) output.json(envelope);
  else if (shown !== '') output.out(shown);
  return envelope.exit;
}

/** An answer that needs no command: help or the version. */
type Told = { readonly text: string } & ({ readonly help: string } | { readonly version: string });

interface Chosen {
  readonly command: Command;
  readonly raw: Readonly<Record<string, unknown>>;
}

/** `help search` is `search --help`, and `help` alone is the help of everything. */
function withoutHelp(words: readonly string[], commands: readonly Command[]): readonly string[] {
  const [first, second, ...rest] = words;
  if (first !== 'help' || commands.some(({ name }) => name === `help ${second}`)) return words;
  return second === undefined || second.startsWith('-') ? ['--help', ...words.slice(1)] : [second, ...rest, '--help'];
}

/** The commands that a line can mean: building all of them costs more than running most. */
function meant(words: readonly string[], commands: readonly Command[]): readonly Command[] {
  const [first = ''] = words;
  const wordOf = ({ name }: Command) => name.split(' ', 1)[0] ?? '';
  const named = commands.filter((command) => wordOf(command) === first);
  // The help of everything names each group once, and nothing below it.
  if (first === '' || first === '--help' || first === '-h')
    return commands.filter((each, at) => commands.findIndex((other) => wordOf(other) === wordOf(each)) === at);
  return named.length > 0 ? named : commands;
}

function parse(given: readonly string[], around: Run, language: Language): Chosen | Told {
  const words = withoutHelp(given, around.commands);
  if (words.some((word) => word === '--version' || word === '-V') && words.every((word) => word.startsWith('-'))) {
    return { version: VERSION, text: VERSION };
  }
  const { commands, groups, terminal } = around;
  let chosen: Chosen | undefined;
  let help = '';
  const columns = Math.min(terminal.stdout.columns ?? 100, 100);
  const write = (text: string) => {
    help += text;
  };
  const program = buildProgram(meant(words, commands), groups, { language, columns, write }, (command, raw) => {
    chosen = { command, raw };
  });
  try {
    program.parse([...words], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) throw usageFault(error, 'yaocang');
  }
  return chosen ?? { help: help.trimEnd(), text: help.trimEnd() };
}

function languageIn(words: readonly string[], env: Terminal['env']): Language {
  const at = words.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const named = words[at]?.startsWith('--lang=') ? words[at].slice(7) : words[at + 1];
  return languages.find((language) => at >= 0 && language === named) ?? languageOf(env);
}

const endedBy = (signal: AbortSignal): 'interrupted' | 'terminated' | undefined =>
  signal.aborted && signal.reason in exitCodes ? signal.reason : undefined;
