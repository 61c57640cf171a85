/** Functions that clear each failed fetch of code. */
const failures = new Set<() => void>();

/** Notes how a failed fetch is cleared. */
export const noteFailedCode = (forget: () => void): void => void failures.add(forget);

/** Clears failed fetches, so that the next render loads the code again. */
export function forgetFailedCode(): void {
  for (const forget of failures) forget();
  failures.clear();
}
