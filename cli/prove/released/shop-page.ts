/** The shop's page for the doctor: at the address that was named, or at that which its API's host leads to. */
import type { UnaskedShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { NetworkError } from '#shared/errors.ts';
import type { Check } from '../doctor/check.ts';
import { say as words } from '../wechat/dictionary.ts';
import { ask, type Look, leadsTo, metaOf, settled, skips } from '../wechat/look.ts';
import { checkPage } from '../wechat/page-checks.ts';
import { say } from './dictionary.ts';

export async function checkShopPage(shop: UnaskedShop, address: string | undefined): Promise<readonly Check[]> {
  if (address !== undefined && !(/^https?:\/\//i.test(address) && URL.canParse(address)))
    throw new Fault('usage', words.noAddress);
  const url = address === undefined ? await pageBeside(shop) : new URL(address);
  if (!url) return [skips('page', say.noPage, say.nameShop)];
  const { checks } = await settled('page', () => checkPage({ shop, url }));
  return checks;
}

/** The root of the API's host, or where that leads on this host, if it is the page of this very shop. */
async function pageBeside(shop: UnaskedShop): Promise<URL | undefined> {
  const look: Look = { shop, url: new URL('/', shop.profile.base) };
  try {
    const answer = await ask(look, look.url);
    const place = leadsTo(answer, look.url);
    const url = place?.origin === look.url.origin ? place : look.url;
    const html = await (url === place ? await ask(look, url) : answer).text();
    const api = metaOf(html, 'yaocang-api') ?? '';
    return api !== '' && new URL(api, url).href === shop.profile.base ? url : undefined;
  } catch (error) {
    if (error instanceof NetworkError) return undefined;
    throw error;
  }
}
