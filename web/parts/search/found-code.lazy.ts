/** A code in the spelling under which the shop has goods: the EAN behind a GTIN's 0, or the GTIN itself. */
import { search, searchFor } from '#shared/contract/search.ts';
import { searchedCodes } from '#shared/rules/goods/scanned-code.ts';
import { api } from '#web/state/loading/api.ts';

/** Asks for each spelling but the last. Without an answer the likelier one stands. */
export async function foundCode(words: string): Promise<string> {
  const codes = searchedCodes(words);
  for (const code of codes.slice(0, -1)) {
    const found = await api.send(search.search, searchFor(code, { is_start: false })).catch(() => undefined);
    if (!found || found.data.length > 0) return code;
  }
  return words;
}
