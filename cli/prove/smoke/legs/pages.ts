import type { Page } from '#cli/parts/first-items.ts';
import type { Call } from '#shared/contract/call.ts';
import { type Checks, LEADS_ON, ONCE } from '../check.ts';
import { say } from '../dictionary.ts';
import type { Walk } from '../walk.ts';

export const MOST_PAGES = 50;

/** All rows from `first` on. Checks that links work until "end", that no page is empty, and that no row comes twice. */
export async function turnPages<T>(
  { client }: Walk,
  { holds }: Checks,
  call: Call,
  first: Page<T>,
  idOf: (row: T) => string,
  most = MOST_PAGES,
): Promise<readonly T[]> {
  const rows = [...first.data];
  let { page_next } = first;
  for (let turned = 0; page_next !== 'end' && turned < most; turned += 1) {
    const page = (await client.next(call, page_next)) as Page<T> | undefined;
    holds('page_next', page !== undefined, ['本接口的链接', 'a link of this API'], page_next, LEADS_ON);
    holds('data', (page?.data.length ?? 0) > 0, say.aLine, 0, LEADS_ON);
    rows.push(...(page?.data ?? []));
    page_next = page?.page_next ?? 'end';
  }
  const ids = rows.map(idOf);
  const twice = ids.find((id, at) => ids.indexOf(id) < at);
  holds('data', twice === undefined, say.onceEach, say.twice(twice?.trim() ?? ''), ONCE);
  return rows;
}
