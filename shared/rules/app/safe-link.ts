/** Which links from the operator's server may be clickable. */

const LEADS_AWAY = /^(https?:\/\/|tel:|mailto:)/i;
const OWN_PATH = /^\/(?![/\\])/;
// Browsers remove these characters from an address, so they could hide a scheme.
const CONTROL = /\p{Cc}/u;

/** The link if it is http(s), a path of the shop, tel: or mailto:, else undefined. */
export function safeLink(link: string | undefined): string | undefined {
  const target = link?.trim() ?? '';
  if (CONTROL.test(target)) return undefined;
  return LEADS_AWAY.test(target) || OWN_PATH.test(target) ? target : undefined;
}

/** True for a path of the shop. */
export const isOwnPath = (link: string): boolean => OWN_PATH.test(link) && !CONTROL.test(link);
