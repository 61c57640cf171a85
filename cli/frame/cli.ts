/** What every command can ask of the program around it. */

import type { UnaskedShop } from '#cli/shop/open.ts';
import type { Planner } from '#cli/shop/plan.ts';
import type { Profile } from '#cli/shop/profile.ts';
import type { MemberShop, PublicShop, Shop } from '#cli/shop/shop.ts';
import type { Language, Words } from '#cli/text/words.ts';
import type { Clock } from '#shared/flows/clock.ts';
import type { Output } from './output.ts';
import type { SecretFlags, SecretKind } from './secrets.ts';
import type { Terminal } from './terminal.ts';

export interface Cli {
  /** Folder of profiles and logins. */
  readonly dir: string;
  readonly terminal: Terminal;
  readonly output: Output;
  readonly clock: Clock;
  /** Ctrl-C and SIGTERM. */
  readonly signal: AbortSignal;
  /** The output is for a script: one JSON envelope, nothing drawn. */
  readonly json: boolean;
  readonly language: Language;
  /** Picks the language of the run. */
  say(zh: string, en: string): string;
  /** One line beside the data, on stderr. */
  note(words: Words): void;
  profile(): Promise<Profile>;
  /** Opens the shop of this run's profile; `agent` is what it takes the browser for. */
  shop(agent?: string): Promise<PublicShop>;
  /** The network, for what is no call of the shop. */
  fetch(): Promise<typeof fetch>;
  /** The plan of a dry run, which whatever acts beside the shop's client notes its acts on. */
  readonly planner: Planner | undefined;
  /** Names and addresses of people stay in the files that this run writes. */
  readonly withNames: boolean;
  /** Asks a person to confirm unless `sure`; throws a guard fault that names --yes when nobody confirms. */
  confirm(words: Words, sure: boolean): Promise<void>;
  /** A secret from where the flags say, never from an argument; the redactor knows it from then on. */
  secret(kind: SecretKind, flags: SecretFlags, otherwise?: string): Promise<string>;
}

/** For a command that works with a login or without one, or that changes it. */
export interface SessionCli extends Cli {
  shop(agent?: string): Promise<Shop>;
  /** The same shop without its settings, for looking into why it does not open; it only reads. */
  shopBeforeInit(): Promise<UnaskedShop>;
}

/** For a command that only a member can run: where nobody is logged in, opening the shop is a login fault. */
export interface MemberCli extends Cli {
  shop(agent?: string): Promise<MemberShop>;
}

/** What a command is run with, by who may run it. */
export interface CliFor {
  readonly anybody: Cli;
  readonly session: SessionCli;
  readonly member: MemberCli;
}
