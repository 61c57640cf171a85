import { listed } from '#cli/parts/first-items.ts';
import { both, runOnce } from '#cli/parts/run-once.ts';
import { uploadImages } from '#cli/parts/upload-image.ts';
import type { MemberShop, PublicShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { namedOf } from '#cli/text/named.ts';
import { comment } from '#shared/contract/comment.ts';
import { goods } from '#shared/contract/goods.ts';
import { submitReviews } from '#shared/flows/review.ts';
import { reviewed } from '#shared/messages/reviews.ts';
import { MOST_REVIEW_IMAGES, reviewsToSend } from '#shared/rules/orders/review.ts';

export async function linesToReview(shop: MemberShop, order_id: string) {
  return { lines: (await shop.client.send(comment.goodsAdd, { order_id })).data };
}

export interface ReviewWanted {
  readonly stars: number;
  readonly text: string;
  readonly lines: readonly string[] | undefined;
  readonly images: readonly string[] | undefined;
}

export async function addReview(
  shop: MemberShop,
  orderId: string,
  { stars, text, lines: named, images }: ReviewWanted,
) {
  const { lines } = await linesToReview(shop, orderId);
  const lineOf = (id: string) =>
    namedOf(
      lines,
      ({ og_id }) => og_id === id,
      [`没有商品行 ${id}`, `there is no line ${id}`],
      ({ og_id }) => og_id,
    );
  const chosen = named?.map(lineOf) ?? lines;
  if (chosen.length === 0) throw new Fault('usage', ['没有可评价的商品行', 'there is no line to review']);
  const check = reviewsToSend(chosen.map(({ og_id }) => ({ og_id, content: text, comment_rank: stars })));
  if (!check.ok)
    throw new Fault('usage', both(check.message), {
      next: ['请加 --stars 1-5 和 --text 评价', 'add --stars 1-5 and --text TEXT'],
    });
  const comment_gallery = await uploadImages(shop, images ?? [], MOST_REVIEW_IMAGES);
  const reviews = check.reviews.map((review) => ({ ...review, comment_gallery }));
  await runOnce(submitReviews(shop, orderId, reviews), `order show ${orderId}`);
  return { message: reviewed.text, order_id: orderId, reviewed: check.reviews.length };
}

export async function reviewsOfGoods(shop: PublicShop, goods_id: string, limit?: number) {
  const asked = { goods_id, is_start: true };
  const { num, average } = await shop.client.send(goods.comments, asked);
  return { ...(await listed('reviews', shop, goods.comments, asked, limit)), num, average };
}
