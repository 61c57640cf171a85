/** Licences, contacts and links of the footer (document 1 §3). */
import type { AnswerOf } from '#shared/contract/call.ts';
import { common } from '#shared/contract/common.ts';
import { api } from './api.ts';
import { createPart, type Part } from './part.ts';
import { session } from './session.ts';

export type FooterData = AnswerOf<typeof common.footer>;

const part = createPart<FooterData>(() => api.send(common.footer, {}));

/** Whose it is: a member's own station has contacts of its own. */
let owner = '';

/** Several places of a page show parts of it, and each asks for it: it is fetched once for each login. */
export const footer: Part<FooterData> = {
  ...part,
  load() {
    const isTheirs = owner === session.token;
    owner = session.token;
    return isTheirs ? part.load() : part.reload();
  },
};
