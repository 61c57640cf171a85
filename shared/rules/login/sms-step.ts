/** Whether a login needs the SMS step, `chit` on the wire (document 1 §4). */

/** An earlier verification of a user; `expiry` in ms since 1970. */
export interface ChitStatus {
  readonly name: string;
  readonly expiry: number;
}

/** True when registration and login have the SMS step: `chit_login` turns it on, and `chit_yz` says whether the shop has SMS at all. */
export const hasSmsStep = (settings: { chit_login: boolean; chit_yz: boolean } | null | undefined): boolean =>
  settings?.chit_login === true && settings.chit_yz;

/** A verification is valid for 30 days, like a remembered login. In ms. */
export const CHIT_LASTS = 30 * 24 * 3600_000;

/** The step is needed when chit_login is on and the user has no valid earlier verification. */
export const needsSmsStep = (
  chit_login: boolean,
  verified: readonly ChitStatus[],
  userName: string,
  now: number,
): boolean => chit_login && !verified.some(({ name, expiry }) => name === userName && now < expiry);

/** The stored verifications after this user's verification at `now`, without expired ones. */
export const withChitStatus = (verified: readonly ChitStatus[], userName: string, now: number): ChitStatus[] => [
  ...verified.filter(({ name, expiry }) => name !== userName && now < expiry),
  { name: userName, expiry: now + CHIT_LASTS },
];
