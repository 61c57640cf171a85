import type { Page } from '@playwright/test';

/** Fields with a price, a stock or a sales count. The retail price is not among them: visitors may see it. */
const SECRET = new Set([
  'shop_price',
  'user_price',
  'promote_price',
  'scope_price',
  'scope_promote_price',
  'scope_taobao',
  'taobao_price',
  'tb_price',
  'min_price',
  'max_price',
  'cash_price',
  'volume_price',
  'red_price',
  'integral_price',
  'goods_price',
  'goods_number',
  'buy_count',
  'kk_num',
]);

export interface PriceWatch {
  /** Calls answered so far. */
  readonly calls: string[];
  /** Where a price or a stock was found, as `search.php?act=search data.0.shop_price`. */
  readonly leaks: string[];
  /** Resolves when every answer so far has been read. */
  settled(): Promise<void>;
}

/** Reads every API answer of the page, and records each price and stock in it. */
export function watchPrices(page: Page): PriceWatch {
  const calls: string[] = [];
  const leaks: string[] = [];
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (!pathname.startsWith('/api/')) return;
    const call = `${pathname.slice('/api/'.length)}?act=${searchParams.get('act')}`;
    reading.push(
      response.json().then(
        (answer) => {
          calls.push(call);
          for (const path of secretsIn(answer)) leaks.push(`${call} ${path}`);
        },
        () => undefined,
      ),
    );
  });
  return {
    calls,
    leaks,
    settled: async () => {
      await Promise.all(reading);
    },
  };
}

function secretsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = path === '' ? key : `${path}.${key}`;
    const isTier = /(^|\.)buyladder\.\d+$/.test(path) && key === 'price';
    return (SECRET.has(key) || isTier) && isTold(inner) ? [here] : secretsIn(inner, here);
  });
}

const isTold = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(isTold)
    : value !== null && value !== '' && Number(value) !== 0;
