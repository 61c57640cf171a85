/** What the main road is given, and what it picks up on its way. */
import type { Client } from '#shared/client/create.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import type { CartLine } from '#shared/contract/cart.ts';
import type { common } from '#shared/contract/common.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import type { login } from '#shared/contract/login.ts';

export interface RoadPorts {
  readonly client: Client;
  readonly userName: string;
  readonly password: string;
  readonly payPassword: string;
  /** Makes the login that of the following calls; none ends it. */
  signIn(answer: AnswerOf<typeof login.login> | undefined): void;
  /** Consent to spend so many fen. */
  spend(fen: number): Promise<void>;
  /** Ships an order as its operator; absent where nobody plays the operator. */
  readonly ship?: ((order_sn: string) => Promise<void>) | undefined;
  /** ms since 1970. */
  now(): number;
  /** A random key. */
  once(): string;
  /** Words to search for. */
  readonly keywords: string;
}

/** The road with what earlier steps found; amounts in fen. */
export interface Road extends RoadPorts {
  settings?: AnswerOf<typeof common.init>;
  /** The cart as it was before; its goods are not touched. */
  cartBefore?: readonly CartLine[];
  /** Balance and bonus together, before. */
  fundsBefore?: number;
  card?: GoodsCard;
  quantity?: number;
  unitPrice?: number;
  line?: CartLine;
  due?: number;
  seal?: string;
  addressId?: string;
  order?: { readonly order_id: string; readonly order_sn: string };
  paid?: boolean;
}

/** What an earlier step must have left; a missing one is a mistake in the scenario. */
export function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the road does not know its ${what} yet`);
  return value;
}
