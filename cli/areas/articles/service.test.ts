import { expect, test } from 'vitest';
import { createFakeShop } from '#cli/parts/testing/fake-shop.ts';
import { readAnswer } from '#cli/parts/testing/read-answer.ts';
import { article } from '#shared/contract/article.ts';
import { likeArticle, listArticles } from './service.ts';

test('articles are listed for everybody and liked', async () => {
  const { shop, client } = createFakeShop({ login: undefined });
  client.on(article.list, () =>
    readAnswer(article.list, { data: [{ article_id: 1, title: '节日发货' }], page_next: 'end' }),
  );
  await expect(listArticles(shop)).resolves.toMatchObject({ articles: [{ article_id: '1' }], more: false });
  const logged = createFakeShop();
  logged.client.on(article.dz, () => ({}));
  await expect(likeArticle(logged.shop, '1')).resolves.toEqual({ message: '成功点赞！' });
});
