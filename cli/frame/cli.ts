import type { LoginsAt } from '#cli/shop/logins.ts';
import type { Planner } from '#cli/shop/plan.ts';
import type { Profile } from '#cli/shop/profile.ts';
import type { MemberShop, PublicShop, Shop, UnaskedShop } from '#cli/shop/shop.ts';
import type { Language, Words } from '#cli/text/words.ts';
import type { Effect } from '#shared/contract/call.ts';
import type { Clock } from '#shared/flows/clock.ts';
import type { Output } from './output.ts';
import type { SecretFlags, SecretKind } from './secrets.ts';
import type { Terminal } from './terminal.ts';

export interface Cli {
  readonly dir: string;
  /** Where logins are kept, and which of them counts in this run. */
  readonly logins: LoginsAt;
  readonly terminal: Terminal;
  readonly output: Output;
  readonly clock: Clock;
  /** Aborted by Ctrl-C, SIGTERM and SIGHUP. */
  readonly signal: AbortSignal;
  /** After a signal the command may take so many ms to leave things as they were; 0.8 s otherwise. */
  mayTake(ms: number): void;
  /** `--json`: one envelope on stdout, nothing drawn. */
  readonly json: boolean;
  readonly language: Language;
  say(zh: string, en: string): string;
  note(words: Words): void;
  profile(): Promise<Profile>;
  shop(): Promise<PublicShop>;
  /** The network, for requests that are not calls of the shop. */
  fetch(): Promise<typeof fetch>;
  /** Set on a dry run: whatever acts beside the shop's client records its acts here. */
  readonly planner: Planner | undefined;
  /** `--with-names`: files keep the names and addresses of people. */
  readonly withNames: boolean;
  /**
   * Prints rows of the command's table as they come, where stdout is a pipe. Undefined at a terminal and with `--json`:
   * there the whole table is one.
   */
  readonly came: ((rows: readonly unknown[]) => void) | undefined;
  /** Asks for confirmation unless `sure`. Throws a guard fault that names --yes when nobody confirms. */
  confirm(words: Words, sure: boolean): Promise<void>;
  /** Answers which flags an effect still lacks on the profile. */
  lacking(): Promise<(effect: Effect) => readonly string[]>;
  /** Asks for the name of a profile, unless `--confirm` has it. Throws a guard fault where it is not typed. */
  typeName(question: Words, name: string): Promise<void>;
  /** Reads a secret from where the flags say, and tells it to the redactor. */
  secret(kind: SecretKind, flags: SecretFlags, otherwise?: string): Promise<string>;
}

/** For commands that work with or without a login, or that change it. */
export interface SessionCli extends Cli {
  shop(): Promise<Shop>;
  /** The shop before `init`, for diagnosing why it does not open. Reads only. */
  shopBeforeInit(): Promise<UnaskedShop>;
  /** The same of another profile, with the login that is kept there. */
  beside(profile: string): Promise<UnaskedShop>;
}

/** For commands of members: without a login, opening the shop throws a login fault. */
export interface MemberCli extends Cli {
  shop(): Promise<MemberShop>;
}

export interface CliFor {
  readonly anybody: Cli;
  readonly session: SessionCli;
  readonly member: MemberCli;
}
