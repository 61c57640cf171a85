import type { Page, Request } from '@playwright/test';

/** The call of a request, such as `cart.php?act=list`; undefined when it is no call. */
export function callOf(request: Request): string | undefined {
  const { pathname, searchParams } = new URL(request.url());
  return pathname.startsWith('/api/') ? `${pathname.slice('/api/'.length)}?act=${searchParams.get('act')}` : undefined;
}

/** Collects the page's calls from now on. */
export function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const call = callOf(request);
    if (call) calls.push(call);
  });
  return calls;
}

/** Matches the requests of one call, for `page.route` and `page.waitForResponse`. */
export const ofCall = (call: string): ((url: URL) => boolean) => {
  const [script = '', act = ''] = call.split('?act=');
  return ({ pathname, searchParams }) => pathname === `/api/${script}` && searchParams.get('act') === act;
};
