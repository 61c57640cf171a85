/** What the table of lost answers is made of: for each command that acts, a scene, its act, and how the shop shows it. */
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';
import type { Loss } from '../relay.ts';

/** The shop behind the line, asked directly as the member of the row. */
export interface Stage {
  ask<C extends Call>(call: C, args: ArgsOf<C>): Promise<AnswerOf<C>>;
  /** The words of a refusal, '' of an answer. */
  refusal<C extends Call>(call: C, args: ArgsOf<C>): Promise<string>;
  /** The same asked as somebody else. */
  as(user: string): Promise<Stage>;
  operate(action: string, body?: object): Promise<Readonly<Record<string, unknown>>>;
  /** A command on a line that is good. */
  yaocang(...words: readonly string[]): Promise<unknown>;
  /** The login that the tool keeps. */
  savedUser(): Promise<string | undefined>;
  /** What no call and no operator can do. */
  readonly hand: {
    takePayPassword(): Promise<unknown>;
    bindWechat(): Promise<unknown>;
    forgetSignIns(): Promise<unknown>;
    forgetLikes(): Promise<unknown>;
    unverify(): Promise<unknown>;
    soldOutGoods(): Promise<string>;
  };
  /** A picture file. */
  readonly picture: string;
  /** A number that was never used. */
  fresh(): number;
}

export interface Scene {
  readonly words: readonly string[];
  /** Whether it happened in the shop. */
  happened(): Promise<boolean>;
}

/** What a command ends with after each loss. */
export type Exits = Readonly<Record<Loss, number>>;

export interface Row {
  readonly command: string;
  /** The call that acts. */
  readonly act: Call;
  /** Who is logged in; '' nobody. Left out it is the usual buyer. */
  readonly user?: string;
  readonly exits: Exits;
  scene(stage: Stage): Promise<Scene>;
}

/** Reading settles it. */
export const settled: Exits = { before: 6, '503': 7, after: 0, truncated: 0 };
/** Nothing that can be read shows it. */
export const unknown: Exits = { before: 10, '503': 10, after: 10, truncated: 10 };
/** A login or a check that did not come to its end here: nothing is kept, and it can be done again. */
export const notHere: Exits = { before: 6, '503': 7, after: 6, truncated: 7 };
/** A payment that was read not to be made is pending. */
export const paid: Exits = { before: 8, '503': 8, after: 0, truncated: 0 };
