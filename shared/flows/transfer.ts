/** Paying by bank transfer (document 2 §4): bank info (`zz_zt` 0), the proof (1), submitting. */
import type { Client } from '#shared/client/create.ts';
import { bankInfo } from '#shared/contract/bank-info.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { payTransfer } from '#shared/contract/pay-transfer.ts';
import { RefusedError } from '#shared/errors.ts';
import type { Message } from '#shared/messages/message.ts';
import { sumsDiffer } from '#shared/messages/payment.ts';
import { transferChanged, transferUnsettled } from '#shared/messages/transfer.ts';
import { isAbove0, yuan } from '#shared/rules/money/money.ts';
import {
  type OrderForPayment,
  type Split,
  sameSplit,
  splitAmount,
  TRANSFER,
} from '#shared/rules/pay/payment-methods.ts';
import type { PaymentSubject } from '#shared/rules/pay/payment-subject.ts';
import { isContested, toldSum } from '#shared/rules/pay/told-sum.ts';
import { checkProof } from '#shared/rules/pay/transfer.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Clock } from './clock.ts';
import { type Flow, type FlowContext, lastOf, nextEvent } from './flow.ts';
import { readBefore } from './settle-payment.ts';
import { type Trouble, trouble } from './trouble.ts';
import { uploadImage } from './upload-image.ts';

/** Bank accounts and QR codes to transfer to. */
export type BankInfo = AnswerOf<typeof bankInfo.list>;

export type TransferState =
  | { readonly step: 'loading' }
  | ({ readonly step: 'failed' } & Trouble)
  | { readonly step: 'bank'; readonly zz_zt: 0; readonly bank: BankInfo; readonly split: Split }
  | {
      readonly step: 'proof';
      readonly zz_zt: 1;
      /** What is to be transferred, and the part from the balance, in fen. */
      readonly split: Split;
      /** The uploaded image; '' before the upload. */
      readonly prove: string;
      readonly working?: 'uploading' | 'sending';
      readonly message?: Message;
      readonly error?: unknown;
    }
  /** The last state: submitted or left. It is also left when the order was paid elsewhere. */
  | { readonly step: 'ended'; readonly handedIn: false }
  | { readonly step: 'ended'; readonly handedIn: true; readonly split: Split };

export type TransferEvent =
  /** Retries loading. */
  | { readonly type: 'again' }
  /** From the bank info to the proof. */
  | { readonly type: 'next' }
  /** From the proof to the bank info, and from there out of the panel. */
  | { readonly type: 'back' }
  | { readonly type: 'upload'; readonly file: Blob }
  | { readonly type: 'send' };

export interface TransferPorts {
  readonly client: Pick<Client, 'send'>;
  readonly clock: Clock;
  /** The login's token; the upload sends it in its query (document 2 §7). */
  token(): string;
}

/** What is paid, and whether the balance pays a part. */
export interface TransferWanted {
  readonly subject: PaymentSubject;
  readonly use_ye: boolean;
  /** The order for payment as it was shown. */
  readonly order: OrderForPayment;
}

/** Runs the panel. A lost answer to the proof is settled by reading; while it is unknown the panel stays. */
export const transfer = (ports: TransferPorts, wanted: TransferWanted): Flow<TransferState, TransferEvent> =>
  async function* (context) {
    const bank: BankInfo | undefined = yield* atLoad(ports, context);
    if (!bank) return yield { step: 'ended', handedIn: false };
    let prove = '';
    const sums: Sums = { split: splitAmount(TRANSFER, wanted.use_ye, wanted.order) };
    for (;;) {
      yield { step: 'bank', zz_zt: 0, bank, split: sums.split };
      if ((await eventOf(context, 'next', 'back')).type === 'back') return yield { step: 'ended', handedIn: false };
      const left: Left = yield* atProof(ports, wanted, context, { prove, sums });
      if (left.ended === 'handedIn') return yield { step: 'ended', handedIn: true, split: sums.split };
      if (left.ended) return yield { step: 'ended', handedIn: false };
      prove = left.prove;
    }
  };

/** How the proof step was left: back to the bank info, or finished. */
interface Left {
  readonly prove: string;
  readonly ended?: 'handedIn' | 'elsewhere';
}

/** The amounts that are shown, which change when the order or the balance did, and the contradiction that was told last. */
interface Sums {
  split: Split;
  asked?: string;
}

type Steps<T> = AsyncGenerator<TransferState, T, undefined>;

async function* atLoad({ client }: TransferPorts, context: FlowContext<TransferEvent>): Steps<BankInfo | undefined> {
  for (;;) {
    yield { step: 'loading' };
    try {
      return await client.send(bankInfo.list, {}, { signal: context.signal });
    } catch (error) {
      yield { step: 'failed', ...trouble(error, context.signal) };
    }
    if ((await eventOf(context, 'again', 'back')).type === 'back') return undefined;
  }
}

async function* atProof(
  ports: TransferPorts,
  wanted: TransferWanted,
  context: FlowContext<TransferEvent>,
  { sums, ...earlier }: { readonly prove: string; readonly sums: Sums },
): Steps<Left> {
  let { prove } = earlier;
  let told: Partial<Trouble> = {};
  for (;;) {
    context.events.forget();
    yield { step: 'proof', zz_zt: 1, prove, split: sums.split, ...told };
    const event = await eventOf(context, 'back', 'upload', 'send');
    if (event.type === 'back') return { prove };
    if (event.type === 'upload') {
      yield { step: 'proof', zz_zt: 1, prove, split: sums.split, working: 'uploading' };
      const came = await uploadImage(ports, event.file, { signal: context.signal, size: PROOF_SIZE });
      if ('img_url' in came) prove = came.img_url;
      told = 'img_url' in came ? {} : came;
      continue;
    }
    const checked = checkProof(prove);
    if (!checked.ok) {
      told = { message: checked.message };
      continue;
    }
    yield { step: 'proof', zz_zt: 1, prove, split: sums.split, working: 'sending' };
    const before = await readBefore(ports, wanted.subject, context.signal);
    if ('paid' in before || 'closed' in before) return { prove, ended: 'elsewhere' };
    const failed =
      ('trouble' in before
        ? before.trouble
        : await changed(ports, wanted, { sums, row: before.sum }, context.signal)) ??
      (await handIn(ports, { ...wanted, use_ye: wanted.use_ye && sums.split.balance !== 0 }, prove, context));
    if (!failed) {
      if (wanted.use_ye) await takeSums(ports, wanted, sums, context.signal);
      return { prove, ended: 'handedIn' };
    }
    told = failed;
  }
}

/**
 * Reads the order once more before the proof is sent. The message says the new amounts if they are not those shown, and once
 * both sums where the order's row tells another one.
 */
async function changed(
  { client }: TransferPorts,
  { subject, use_ye }: TransferWanted,
  { sums, row }: { readonly sums: Sums; readonly row: number | undefined },
  signal: AbortSignal,
): Promise<Partial<Trouble> | undefined> {
  try {
    const read = await client.send(payOrder.orderAmount, subject, { signal });
    const split = splitAmount(TRANSFER, use_ye, read);
    const { money_paid } = read.order;
    const message = isContested(toldSum(row, money_paid)) ? sumsDiffer(yuan(row), yuan(money_paid)) : undefined;
    if (message && message.text !== sums.asked) {
      sums.asked = message.text;
      return { message };
    }
    if (sameSplit(split, sums.split)) return undefined;
    sums.split = split;
    return { message: transferChanged(yuan(split.method), isAbove0(split.balance) ? yuan(split.balance) : '') };
  } catch (error) {
    return trouble(error, signal);
  }
}

/** After the proof was sent: the amounts as the server took them, where it tells them. */
async function takeSums(ports: TransferPorts, { subject }: TransferWanted, sums: Sums, signal: AbortSignal) {
  const read = await readProof(ports, subject, signal).catch((error: unknown) => void trouble(error, signal));
  if (read?.amount !== undefined && read.balance !== undefined)
    sums.split = { method: read.amount, balance: read.balance };
}

/** The stored size in px: numbers on a screenshot must stay readable. */
const PROOF_SIZE = { w: 1_280, h: 1_280 };

/** Submits the proof once; undefined when it was submitted. */
async function handIn(
  ports: TransferPorts,
  { subject, use_ye }: Pick<TransferWanted, 'subject' | 'use_ye'>,
  prove: string,
  context: FlowContext<TransferEvent>,
): Promise<Partial<Trouble> | undefined> {
  const { type, order_id } = subject;
  const end = await lastOf(
    actOnce(ports, {
      send: (signal) => ports.client.send(payTransfer.zzPay, { ...subject, prove, use_ye }, { signal }),
      settle: async (signal) => {
        const read = await readProof(ports, { type, order_id }, signal);
        return { happened: read?.status === 0 && read.prove === prove };
      },
    }),
    context.signal,
  );
  return troubleOf(end);
}

function troubleOf(end: ActState<unknown>): Partial<Trouble> | undefined {
  if (end.step === 'done') return undefined;
  if (end.step !== 'failed') return { message: transferUnsettled };
  const { step: _, ...told } = end;
  return told;
}

/**
 * Cancels a transfer that is not approved yet. A lost answer is settled by reading: a cancelled one is no longer found.
 */
export const cancelTransfer = (
  ports: ActPorts,
  { type, order_id }: Pick<PaymentSubject, 'type' | 'order_id'>,
): Flow<ActState<unknown>> =>
  actOnce<unknown>(ports, {
    send: (signal) => ports.client.send(payTransfer.colsZzStatus, { type, order_id }, { signal }),
    settle: async (signal) => {
      const read = await readProof(ports, { type, order_id }, signal);
      return { happened: read === null };
    },
  });

/** The state of the transfer of an order or top-up. */
export type Proof = AnswerOf<typeof payTransfer.getZzStatus>;

/** Reads the transfer's state; null when there is none: the server refuses, or answers status 0 without a proof. */
export async function readProof(
  { client }: Pick<TransferPorts, 'client'>,
  { type, order_id }: Pick<PaymentSubject, 'type' | 'order_id'>,
  signal: AbortSignal,
): Promise<Proof | null> {
  try {
    const proof = await client.send(payTransfer.getZzStatus, { type, order_id }, { signal });
    return proof.status === 0 && proof.prove === undefined ? null : proof;
  } catch (error) {
    if (error instanceof RefusedError) return null;
    throw error;
  }
}

async function eventOf<T extends TransferEvent['type']>(
  context: FlowContext<TransferEvent>,
  ...types: readonly T[]
): Promise<Extract<TransferEvent, { type: T }>> {
  for (;;) {
    const event = await nextEvent(context);
    if ((types as readonly string[]).includes(event.type)) return event as Extract<TransferEvent, { type: T }>;
  }
}
