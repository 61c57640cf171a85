/** Articles and feedback. */
import { listed } from '#cli/parts/first-items.ts';
import { both, runOnce, sendOnce } from '#cli/parts/run-once.ts';
import { uploadImage } from '#cli/parts/upload-image.ts';
import type { MemberShop, PublicShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { type Article, article } from '#shared/contract/article.ts';
import { sendFeedback as sendFlow } from '#shared/flows/send-feedback.ts';
import { liked } from '#shared/messages/articles.ts';
import { done } from '#shared/messages/success.ts';
import { FEEDBACK_WIDTH } from '#shared/rules/app/image-file.ts';
import { checkFeedback } from '#shared/rules/member/feedback-form.ts';
import type { FeedbackWritten } from './options.ts';

export const listArticles = (shop: PublicShop, limit?: number) => listed('articles', shop, article.list, {}, limit);

export async function showArticle(shop: PublicShop, id: string): Promise<Article> {
  return (await shop.client.send(article.info, { id })).article;
}

/** The shop refuses a second like on the same day. */
export async function likeArticle(shop: MemberShop, id: string) {
  await sendOnce(shop, { send: (signal) => shop.client.send(article.dz, { id }, { signal }) }, [
    `请用 yaocang article show ${id} 核对点赞数`,
    `look at the likes with yaocang article show ${id}`,
  ]);
  return { message: liked.text };
}

const MAY_HAVE_ARRIVED = ['内容可能已送达，请勿重复提交', 'it may have arrived: do not send it twice'] as const;

/** Sends feedback or a product request; the image is uploaded first. */
export async function sendFeedback(shop: MemberShop, { words, kind, image }: FeedbackWritten) {
  const content = words.join(' ').trim();
  const checked = checkFeedback(content);
  if (!checked.ok) throw new Fault('usage', both(checked.message));
  const size = { w: FEEDBACK_WIDTH, h: FEEDBACK_WIDTH };
  const img_url = image === undefined ? '' : await uploadImage(shop, image, size);
  const type = kind === 'product' ? ('2' as const) : ('1' as const);
  await runOnce(sendFlow(shop, { type, content, img_url }), MAY_HAVE_ARRIVED);
  return { message: done.text, img_url };
}
