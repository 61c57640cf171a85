import { useState } from 'react';

/** The typed captcha. A new captcha, as after each sent message, clears it. */
export function useLetters(captcha: string): [letters: string, setLetters: (letters: string) => void] {
  const [typed, setTyped] = useState({ captcha, letters: '' });
  const letters = typed.captcha === captcha ? typed.letters : '';
  return [letters, (next) => setTyped({ captcha, letters: next })];
}
