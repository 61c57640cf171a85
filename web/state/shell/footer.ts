/** Licences, contacts and links of the footer (document 1 §3). */
import type { AnswerOf } from '#shared/contract/call.ts';
import { common } from '#shared/contract/common.ts';
import { api } from '../loading/api.ts';
import { createPart, type Part } from '../loading/part.ts';
import { session } from '../session/session.ts';

export type FooterData = AnswerOf<typeof common.footer>;

const part = createPart<FooterData>(() => api.send(common.footer, {}));

/** The login that the data belongs to: a member's own station has its own contacts. */
let owner = '';

/** Fetches the footer for this login. Several places call this; there is one request per login. */
export function loadFooter(token: string): Promise<void> {
  const isTheirs = owner === token;
  owner = token;
  return isTheirs ? part.load() : part.reload();
}

export const footer: Part<FooterData> = { ...part, load: () => loadFooter(session.token) };
