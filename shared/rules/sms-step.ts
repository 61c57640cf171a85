/** Whether a login needs the step by text message, chit on the wire (document 1 §4). */

/** An earlier verification of a user; `expiry` in ms since 1970. */
export interface ChitStatus {
  readonly name: string;
  readonly expiry: number;
}

/** Whether registrations and logins have the step: `chit_login` switches it, and without `chit_yz` there are no text messages at all. */
export const hasSmsStep = (settings: { chit_login: boolean; chit_yz: boolean } | null | undefined): boolean =>
  settings?.chit_login === true && settings.chit_yz;

/** A verification counts for 30 days, in ms, as long as a remembered login. */
export const CHIT_LASTS = 30 * 24 * 3600_000;

/** The step is needed when chit_login is on and no earlier verification of this user still counts. */
export const needsSmsStep = (
  chit_login: boolean,
  verified: readonly ChitStatus[],
  userName: string,
  now: number,
): boolean => chit_login && !verified.some(({ name, expiry }) => name === userName && now < expiry);

/** The stored verifications after this user verified at `now`; expired ones fall out. */
export const withChitStatus = (verified: readonly ChitStatus[], userName: string, now: number): ChitStatus[] => [
  ...verified.filter(({ name, expiry }) => name !== userName && now < expiry),
  { name: userName, expiry: now + CHIT_LASTS },
];
