import type { Page } from '@playwright/test';
import { type InterceptedCall, interceptCalls } from './intercept.ts';

const ALL = '*/api/*';
/** Init, whose failure has its own screen. */
const isInit = ({ url }: InterceptedCall): boolean => url.includes('/api/common.php?act=init');

/** Intercepts every call but init before it reaches the server, until the returned function ends it. */
export const treatCalls = (
  page: Page,
  treat: (intercepted: InterceptedCall) => Promise<unknown>,
): Promise<() => Promise<void>> =>
  interceptCalls(page, { calls: ALL, when: 'Request' }, (intercepted) =>
    isInit(intercepted) ? intercepted.pass() : treat(intercepted),
  );

/** Text that makes names as long as real ones. */
const LONG = '（薄膜衣片 儿童适用装）国药准字甲类连锁门店专供大规格';
const NAMES = /^(goods_name|brand_name|sccj|cpgg|name|region_name|address|user_name|suppliers_name)$/;
const PRICES =
  /^(shop_price|user_price|promote_price|cash_price|goods_price|market_price|retail_price|moneys|money_paid)$/;

/** The same answer with long names, and with six-digit prices. */
export function lengthened(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => lengthened(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lengthened(inner, name)]));
  if (typeof value !== 'string' || value === '') return value;
  if (NAMES.test(key)) return `${value}${LONG}`;
  if (PRICES.test(key) && Number(value) > 0) return `8888${value}`.replace(/^8888(\d{3,})/, '8$1');
  return value;
}

/** Answers every call with the server's answer, with long names and prices. */
export const answerAtLength = (page: Page): Promise<unknown> =>
  interceptCalls(page, { calls: ALL, when: 'Response' }, async (intercepted) =>
    isInit(intercepted) ? intercepted.pass() : intercepted.tell(lengthened(JSON.parse(await intercepted.body()))),
  );

/** Removes the advert popup from home's answer: it is tested separately. */
export const hideAdverts = (page: Page): Promise<unknown> =>
  interceptCalls(page, { calls: '*/api/index.php?*act=home*', when: 'Response' }, async (intercepted) =>
    intercepted.tell({ ...JSON.parse(await intercepted.body()), ad7: [] }),
  );

/** Delays the calls of a page until they are released. */
export const holdCalls = (page: Page): Promise<() => Promise<void>> => treatCalls(page, async () => undefined);

/** What happens to every call but init on a bad day. */
export const DAYS: Readonly<Record<string, (intercepted: InterceptedCall) => Promise<unknown>>> = {
  offline: (intercepted) => intercepted.fail(),
  'status 500': (intercepted) => intercepted.answer(500, 'text/html', ''),
  'HTML of a 502': (intercepted) => intercepted.answer(502, 'text/html', '<html><h1>502 Bad Gateway</h1></html>'),
  'empty data': (intercepted) => intercepted.tell({ success: 1, page_next: 'end' }),
};
