/** Why no price shows (document 2 §5): apart from what a first page needs, which knows no scopes. */
import { pricesInScope } from '#shared/messages/business-scope.ts';
import { pricesForVerified } from '#shared/messages/goods-card.ts';
import type { Message } from '#shared/messages/message.ts';
import type { Standing } from './verification.ts';

/** In the words for whoever stands so: visitors and unverified members read the documents' own. */
export const whyNoPrice = (where: Standing): Message => (where === 'range' ? pricesInScope : pricesForVerified);
