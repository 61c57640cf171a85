/** Hands in the proof of a transfer with the shared transfer flow. */
import { both, notDone } from '#cli/parts/run-once.ts';
import { imageOf } from '#cli/parts/upload-image.ts';
import { lookUp } from '#cli/shop/look-up.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { payTransfer } from '#shared/contract/pay-transfer.ts';
import { CancelledError } from '#shared/errors.ts';
import { runFlow } from '#shared/flows/flow.ts';
import { createInbox } from '#shared/flows/inbox.ts';
import type { PayState } from '#shared/flows/pay-state.ts';
import { type TransferEvent, type TransferState, transfer } from '#shared/flows/transfer.ts';
import { transferUnsettled, uploadProof } from '#shared/messages/transfer.ts';
import type { PaymentSubject } from '#shared/rules/pay/payment-subject.ts';

export async function readProofFile(file: string | undefined): Promise<Blob> {
  if (file !== undefined) return imageOf(file);
  throw new Fault('usage', both(uploadProof), { next: ['请使用 --proof 文件', 'use --proof FILE'] });
}

/** Uploads and hands in once; false if it was paid elsewhere meanwhile. Ctrl-C does not stop it. */
export async function handInProof(
  shop: MemberShop,
  subject: PaymentSubject,
  { order, use_ye }: Extract<PayState, { step: 'transfer' }>,
  file: Blob,
): Promise<boolean> {
  const { token } = shop.session.login;
  const events = createInbox<TransferEvent>();
  let last: TransferState | undefined;
  let uploaded = false;
  let fault: unknown;
  const move = (state: TransferState): TransferEvent | undefined => {
    if (state.step === 'bank') return { type: fault === undefined ? 'next' : 'back' };
    if (state.step === 'failed') throw state.error;
    if (state.step !== 'proof' || state.working) return undefined;
    fault = faultOf(state, subject);
    if (fault !== undefined) return { type: 'back' };
    if (uploaded) return { type: 'send' };
    uploaded = true;
    return { type: 'upload', file };
  };
  const ports = { client: shop.client, clock: shop.clock, token: () => token };
  const flow = transfer(ports, { subject, use_ye, order });
  await runFlow(flow, { signal: new AbortController().signal, events }, (state) => {
    last = state;
    const event = move(state);
    if (event) events.send(event);
  });
  if (fault !== undefined) throw fault;
  if (last?.step !== 'ended') throw new CancelledError('transfer');
  return last.handedIn;
}

function faultOf({ message, error }: Extract<TransferState, { step: 'proof' }>, subject: PaymentSubject): unknown {
  if (message === transferUnsettled) {
    return new Fault('unknown', both(message), { next: lookUp(payTransfer.zzPay.path, subject) });
  }
  return error === undefined ? message && new Fault('server', both(message)) : notDone(error);
}
