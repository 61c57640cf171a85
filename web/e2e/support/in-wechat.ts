import type { Page } from '@playwright/test';
import { AGENTS, type HostCall, type HostOptions, installHost, PLATFORMS } from '#web/wechat/testing/fake-host.ts';

type System = HostOptions['system'];

/**
 * Makes this browser look like WeChat's: user agent, platform, bridge. Requests to other hosts are blocked and counted.
 */
export async function inWeChat(
  page: Page,
  system: System,
  more: Partial<HostOptions> = {},
): Promise<{ readonly stopped: string[] }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setUserAgentOverride', { userAgent: AGENTS[system], platform: PLATFORMS[system] });
  const stopped: string[] = [];
  await page.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => {
      stopped.push(route.request().url());
      return route.abort();
    },
  );
  await page.addInitScript(installHost, { system, bridgeAfter: 300, verifyAt: '/gate/wechat/verify', ...more });
  return { stopped };
}

/** The calls with this name that reached the current page's bridge. */
export const calls = (page: Page, name: string): Promise<HostCall[]> =>
  page.evaluate((wanted) => (window.wechatCalls ?? []).filter((call) => call.name === wanted), name);
/** Those that succeeded. */
export const done = async (page: Page, name: string): Promise<HostCall[]> =>
  (await calls(page, name)).filter(({ said }) => said?.endsWith(':ok'));
/** The last share card. */
export const lastCard = async (page: Page) => (await calls(page, 'updateAppMessageShareData')).at(-1)?.args;
