import { article } from '#shared/contract/article.ts';
import { pageTool } from '#shared/contract/page-tool.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

export const articleListLoader = defineLoader('articleList', (read) => ({ list: read(article.list, () => ({})) }));

export const articleLoader = defineLoader('article', (read) => ({
  info: read(article.info, ({ id }) => ({ id }), { needs: ['id'] }),
}));

export const definedPageLoader = defineLoader('definedPage', (read) => ({
  info: read(pageTool.info, ({ id }) => ({ page_id: id }), { needs: ['id'] }),
}));
