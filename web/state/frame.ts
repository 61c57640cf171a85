/** What the operator's server says of the frame around every page: header, categories (document 1 §3). */

import type { AnswerOf } from '#shared/contract/call.ts';
import { categories as categoriesCalls } from '#shared/contract/categories.ts';
import { firstPage } from '#shared/contract/first-page.ts';
import type { Category } from '#shared/contract/shop-entities.ts';
import { api } from './api.ts';
import { createPart, usePart } from './part.ts';

export type HeaderData = AnswerOf<typeof firstPage.header>;

export const header = createPart<HeaderData>(() => api.send(firstPage.header, {}));
export const categories = createPart<Category[]>(async () => (await api.send(categoriesCalls.getCat, {})).categories);

/** The header's data, once it is there. */
export const useHeader = (): HeaderData | null => usePart(header).data;
