/** Adverts of the header that the buyer closed: they stay closed until the tab ends, also after a reload. */
import { proxy } from 'valtio/vanilla';
import { closed_adverts } from '../storage/kept.ts';

export const closedAdverts = proxy<{ ids: string[] }>({ ids: closed_adverts.read() ?? [] });

export function closeAdvert(ad_id: string): void {
  closedAdverts.ids = [...closedAdverts.ids, ad_id];
  closed_adverts.write(closedAdverts.ids);
}
