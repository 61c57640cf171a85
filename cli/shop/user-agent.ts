/** What the shop takes this program for: a server chooses by the browser how an online payment is met. */

/** Ways of meeting an online payment: in WeChat's sheet, on the payment company's page, by a code to scan. */
export const payWays = ['jsapi', 'mweb', 'qr'] as const;
export type PayWay = (typeof payWays)[number];

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

/** A browser that is met in each of these ways. */
export const browserFor: Readonly<Record<PayWay, string>> = {
  jsapi: `${PHONE} MicroMessenger/8.0.69(0x1800452f) NetType/WIFI Language/zh_CN`,
  mweb: `${PHONE} Version/18.7 Safari/604.1`,
  qr: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
};

/** The network, with every request in the name of a browser. */
export const asBrowser =
  (over: typeof fetch, agent: string): typeof fetch =>
  (input, init) =>
    over(input, { ...init, headers: { ...(init?.headers as Record<string, string>), 'user-agent': agent } });
