import { type Collection, intro } from '#shared/contract/intro.ts';
import { introAsk, introDefaults } from '#shared/rules/goods/goods-filter.ts';
import { FIRST_GOODS_IMAGE } from '#web/state/loading/first-image.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

const collections = Object.keys(intro) as Collection[];
/** The default for an address without a known collection. */
const NEW: Collection = 'new';

export const collectionOf = (name: string): Collection => collections.find((each) => each === name) ?? NEW;

/** A collection; each has its own call. */
export const introLoader = defineLoader('intro', (read) =>
  Object.fromEntries(
    collections.map((name) => [
      name,
      read(intro[name], () => introAsk(name, introDefaults(name)), {
        when: { intro: name === NEW ? [name, ''] : [name] },
        image: FIRST_GOODS_IMAGE,
      }),
    ]),
  ),
);
