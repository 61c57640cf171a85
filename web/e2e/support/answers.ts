import type { Page, Route } from '@playwright/test';

/** Every call but init, whose failure has a screen of its own. */
export const CALLS = /\/api\/(?!common\.php\?act=init)/;

/** Words that make a name long, as those of real goods are. */
const LONG = '（薄膜衣片 儿童适用装）国药准字甲类连锁门店专供大规格';
const NAMES = /^(goods_name|brand_name|sccj|cpgg|name|region_name|address|user_name|suppliers_name)$/;
const PRICES =
  /^(shop_price|user_price|promote_price|cash_price|goods_price|market_price|retail_price|moneys|money_paid)$/;

/** The same answer with long names, and with prices of six digits where there were prices. */
export function lengthened(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => lengthened(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lengthened(inner, name)]));
  if (typeof value !== 'string' || value === '') return value;
  if (NAMES.test(key)) return `${value}${LONG}`;
  if (PRICES.test(key) && Number(value) > 0) return `8888${value}`.replace(/^8888(\d{3,})/, '8$1');
  return value;
}

/** Answers every call with what the server says, its names and prices made long. */
export const answerAtLength = (page: Page): Promise<void> =>
  page
    .route(CALLS, async (route) => {
      const response = await route.fetch();
      const json = await response.json().catch(() => null);
      // Whoever asked may be gone by now: the page was left, and its answers with it.
      await route.fulfill(json === null ? { response } : { response, json: lengthened(json) }).catch(() => undefined);
    })
    .then(() => undefined);

/** Takes the advert that pops up over home out of its answer: it has a look of its own. */
export const hideAdverts = async (page: Page): Promise<void> => {
  await page.route(
    (url) => url.pathname.endsWith('/api/index.php') && url.searchParams.get('act') === 'home',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ad7: [] } });
    },
  );
};

/**
 * Holds the calls of a page back until they are let go. They pass through it from then on: a call that is on its way while
 * the last handler goes may fail.
 */
export async function holdCalls(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(CALLS, async (route) => {
    await held;
    await route.fallback().catch(() => undefined);
  });
  return () => letGo();
}

/** What befalls every call but init on a bad day. */
export const DAYS: Readonly<Record<string, (route: Route) => unknown>> = {
  offline: (route) => route.abort('internetdisconnected'),
  'status 500': (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '' }),
  'HTML of a 502': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' }),
  'empty data': (route) => route.fulfill({ json: { success: 1, page_next: 'end' } }),
};
