/** The captcha before a text message is sent (document 1 §4). */

export const CAPTCHA_LETTERS = 4;

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Draws four letters by `random` (0 up to 1). I and O are left out, because they look like digits. */
export const drawCaptcha = (random: () => number): string =>
  Array.from({ length: CAPTCHA_LETTERS }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('');

/** True when the typed letters match, ignoring case. */
export const captchaMatches = (shown: string, typed: string): boolean =>
  shown !== '' && shown.toUpperCase() === typed.trim().toUpperCase();
