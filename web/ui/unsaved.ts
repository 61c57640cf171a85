/**
 * Fields that no password manager fills or saves: payment passwords, security answers, codes. `autoComplete="off"` is
 * ignored for `type="password"`, so a secret is plain text whose characters are drawn as dots.
 */
import type { InputHTMLAttributes } from 'react';

/** What password managers are told, one by one; other attributes may be set beside it. */
export const unsaved = {
  autoComplete: 'off',
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-lpignore': 'true',
} as const;

type Secret = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'className' | 'autoComplete' | 'autoCorrect' | 'autoCapitalize' | 'spellCheck'
>;

/** The dots need this property: Chromium and WebKit have always had it, Firefox from 111. */
const drawsDots = (): boolean => typeof CSS !== 'undefined' && CSS.supports('-webkit-text-security', 'disc');

/**
 * The input of a secret that stays on this page. Where text cannot be drawn as dots it is a password that is new, which
 * managers do not fill.
 */
export const secretInput = (shown = false): Secret =>
  drawsDots()
    ? {
        ...unsaved,
        type: 'text',
        autoCorrect: 'off',
        autoCapitalize: 'none',
        spellCheck: false,
        ...(shown ? {} : { className: 'is-secret' }),
      }
    : { ...unsaved, type: shown ? 'text' : 'password', autoComplete: 'new-password' };
