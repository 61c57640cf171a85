/** Data of the frame around every page: header and categories (document 1 §3). */

import type { AnswerOf } from '#shared/contract/call.ts';
import { categories as categoriesCalls } from '#shared/contract/categories.ts';
import { firstPage } from '#shared/contract/first-page.ts';
import type { Category } from '#shared/contract/shop-entities.ts';
import { createRememberedPart } from '../loading/remembered-part.ts';
import { whenMemberChanges } from '../session/session.ts';

export type HeaderData = AnswerOf<typeof firstPage.header>;

export const header = createRememberedPart(firstPage.header, { pick: (answer): HeaderData => answer });
export const categories = createRememberedPart(categoriesCalls.getCat, {
  pick: (answer): Category[] => answer.categories,
});

// The header depends on the login. It is fetched again after a login or a logout.
whenMemberChanges(() => void header.reload());
