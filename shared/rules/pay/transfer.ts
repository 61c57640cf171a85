/** Bank transfers: the proof and its review (document 2 §4, §5). */
import type { ProofStatus } from '#shared/contract/pay-transfer.ts';
import type { Message } from '#shared/messages/message.ts';
import { passed, rejected, underReview, uploadProof } from '#shared/messages/transfer.ts';
import { UNKNOWN } from '#shared/rules/app/unknown.ts';

/** A transfer needs a proof. */
export const checkProof = (prove: string): { ok: true } | { ok: false; message: Message } =>
  prove === '' ? { ok: false, message: uploadProof } : { ok: true };

const WORDS: Readonly<Record<NonNullable<ProofStatus>, Message>> = { 0: underReview, 1: passed, 2: rejected };

/** The reason of a rejection; '' in any other state, where a server may have left an earlier one. */
export const rejection = ({
  status,
  shbz = '',
}: {
  readonly status?: ProofStatus | undefined;
  readonly shbz?: string | undefined;
}): string => (status === 2 ? shbz : '');

/** The text of a proof's status. */
export const proofWords = (status: ProofStatus): string => (status === undefined ? UNKNOWN : WORDS[status].text);

/** A transfer can be cancelled or paid again until its proof has passed. */
export const canChange = (status: ProofStatus): boolean => status === 0 || status === 2;
