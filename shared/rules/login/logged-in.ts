/** A stored token of this length counts as logged in (document 1 §2). */
export const TOKEN_LENGTH = 32;

export const isLoggedIn = (token: string | null | undefined): boolean => token?.length === TOKEN_LENGTH;
