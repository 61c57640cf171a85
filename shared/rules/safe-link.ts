/** Links that come from the operator's server: only some may be clicked. */

const LEADS_AWAY = /^(https?:\/\/|tel:|mailto:)/i;
const OWN_PATH = /^\/(?![/\\])/;
// Browsers drop these anywhere in an address, so they could hide a scheme.
const CONTROL = /\p{Cc}/u;

/** The link when it is http(s), a path of ours, tel: or mailto:; undefined when it must not be clickable. */
export function safeLink(link: string | undefined): string | undefined {
  const target = link?.trim() ?? '';
  if (CONTROL.test(target)) return undefined;
  return LEADS_AWAY.test(target) || OWN_PATH.test(target) ? target : undefined;
}

/** True for a safe link that stays in the shop. */
export const isOwnPath = (link: string): boolean => OWN_PATH.test(link);
