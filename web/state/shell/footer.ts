/** Licences, contacts and links of the footer (document 1 §3). */
import type { AnswerOf } from '#shared/contract/call.ts';
import { common } from '#shared/contract/common.ts';
import { api } from '../loading/api.ts';
import { createPart, type Part } from '../loading/part.ts';
import { session } from '../session/session.ts';

export type FooterData = AnswerOf<typeof common.footer>;

const part = createPart<FooterData>(() => api.send(common.footer, {}));

/** Whose it is: a member's own station has contacts of its own. */
let owner = '';

/** Fetches what is shown to the holder of this login; several places ask for it, and it is fetched once for each login. */
export function loadFooter(token: string): Promise<void> {
  const isTheirs = owner === token;
  owner = token;
  return isTheirs ? part.load() : part.reload();
}

export const footer: Part<FooterData> = { ...part, load: () => loadFooter(session.token) };
