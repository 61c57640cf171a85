/** Adverts of the header that the buyer closed: they stay closed until the tab ends, also after a reload. */
import { proxy } from 'valtio/vanilla';
import { isText, listOf } from '../storage/storage.ts';

const KEY = 'yaocang_closed_adverts';
const isList = listOf(isText);

export const closedAdverts = proxy({ ids: stored() });

export function closeAdvert(ad_id: string): void {
  closedAdverts.ids = [...closedAdverts.ids, ad_id];
  try {
    sessionStorage.setItem(KEY, JSON.stringify(closedAdverts.ids));
  } catch {
    // Without storage it comes back after a reload.
  }
}

function stored(): string[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return isList(ids) ? ids : [];
  } catch {
    return [];
  }
}
