/** The shown letters that have to be typed before a text message is sent (document 1 §4). */

/** Letters shown. */
export const CAPTCHA_LETTERS = 4;

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Four letters drawn by `random` (0 up to 1); I and O are left out, they read like digits. */
export const drawCaptcha = (random: () => number): string =>
  Array.from({ length: CAPTCHA_LETTERS }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('');

/** True when the typed letters are the shown ones, whatever their case. */
export const captchaMatches = (shown: string, typed: string): boolean =>
  shown !== '' && shown.toUpperCase() === typed.trim().toUpperCase();
