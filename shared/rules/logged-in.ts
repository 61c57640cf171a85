/** A stored token of exactly this length counts as logged in (document 1 §2). */
export const TOKEN_LENGTH = 32;

/** True when the stored token is exactly 32 characters long; any other length is a visitor. */
export const isLoggedIn = (token: string | null | undefined): boolean => token?.length === TOKEN_LENGTH;
