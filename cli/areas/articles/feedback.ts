/** Writing to the shop. */

import { both, sendOnce } from '#cli/parts/run-once.ts';
import { uploadImage } from '#cli/parts/upload-image.ts';
import { loginOf, type Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { feedback } from '#shared/contract/feedback.ts';
import { done } from '#shared/messages/success.ts';
import { checkFeedback } from '#shared/rules/feedback-form.ts';
import { FEEDBACK_WIDTH } from '#shared/rules/image-file.ts';

export const feedbackKinds = ['feedback', 'product'] as const;

/** What is written. */
export interface FeedbackWritten {
  readonly words: readonly string[];
  readonly kind: (typeof feedbackKinds)[number] | undefined;
  /** File of the one picture. */
  readonly image: string | undefined;
}

/** Sends feedback or asks for a new product; the picture goes first, at the width that the panel gives it. */
export async function sendFeedback(
  shop: Shop,
  { words, kind, image }: FeedbackWritten,
): Promise<{ readonly message: string; readonly img_url: string }> {
  loginOf(shop);
  const content = words.join(' ').trim();
  const checked = checkFeedback(content);
  if (!checked.ok) throw new Fault('usage', both(checked.message));
  const size = { w: FEEDBACK_WIDTH, h: FEEDBACK_WIDTH };
  const img_url = image === undefined ? '' : await uploadImage(shop, image, size);
  const type = kind === 'product' ? ('2' as const) : ('1' as const);
  const send = (signal: AbortSignal) => shop.client.send(feedback.up, { type, content, img_url }, { signal });
  await sendOnce(shop, { send }, ['内容可能已送达，请勿重复提交', 'it may have arrived: do not send it twice']);
  return { message: done.text, img_url };
}
