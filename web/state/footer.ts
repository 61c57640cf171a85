/** Licences, contacts and links of the footer (document 1 §3). */
import type { AnswerOf } from '#shared/contract/call.ts';
import { common } from '#shared/contract/common.ts';
import { api } from './api.ts';
import { createPart } from './part.ts';

export type FooterData = AnswerOf<typeof common.footer>;

export const footer = createPart<FooterData>(() => api.send(common.footer, {}));
