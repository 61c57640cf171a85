/** What the operator's server says of the frame around every page: header, footer, categories (document 1 §3). */

import type { AnswerOf } from '#shared/contract/call.ts';
import { categories as categoriesCalls } from '#shared/contract/categories.ts';
import { common } from '#shared/contract/common.ts';
import type { Category } from '#shared/contract/entities.ts';
import { api } from './api.ts';
import { createPart, usePart } from './part.ts';

export type HeaderData = AnswerOf<typeof common.header>;
export type FooterData = AnswerOf<typeof common.footer>;

export const header = createPart<HeaderData>(() => api.send(common.header, {}));
export const footer = createPart<FooterData>(() => api.send(common.footer, {}));
export const categories = createPart<Category[]>(async () => (await api.send(categoriesCalls.getCat, {})).categories);

/** The header's data, once it is there. */
export const useHeader = (): HeaderData | null => usePart(header).data;

/** The footer's data, once it is there. */
export const useFooter = (): FooterData | null => usePart(footer).data;
