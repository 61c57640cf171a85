import { cpzl } from '#shared/contract/cpzl.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

export const productPapersLoader = defineLoader('productPapers', (read) => ({
  list: read(cpzl.list, ({ keywords }) => ({ keywords })),
}));

export const productPaperLoader = defineLoader('productPaper', (read) => ({
  info: read(cpzl.info, ({ id }) => ({ goods_id: id }), { needs: ['id'] }),
}));
