/** News and the shop's fixed articles. */

import { firstItems } from '#cli/parts/first-items.ts';
import { sendOnce } from '#cli/parts/run-once.ts';
import { loginOf, type Shop } from '#cli/shop/shop.ts';
import { type Article, article, type CountedArticle } from '#shared/contract/article.ts';
import { liked } from '#shared/messages/articles.ts';

/** The news, newest first. */
export async function listArticles(
  shop: Shop,
  limit = 20,
): Promise<{ readonly articles: readonly CountedArticle[]; readonly more: boolean }> {
  const { items, more } = await firstItems(shop, article.list, {}, limit);
  return { articles: items, more };
}

/** One article. */
export async function showArticle(shop: Shop, id: string): Promise<Article> {
  return (await shop.client.send(article.info, { id })).article;
}

/** Likes an article; a second time on one day the shop refuses. */
export async function likeArticle(shop: Shop, id: string): Promise<{ readonly message: string }> {
  loginOf(shop);
  await sendOnce(shop, { send: (signal) => shop.client.send(article.dz, { id }, { signal }) }, [
    `请用 yaocang article show ${id} 核对点赞数`,
    `look at the likes with yaocang article show ${id}`,
  ]);
  return { message: liked.text };
}
