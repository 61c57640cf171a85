import { useState } from 'react';

/** What a person typed for the letters on show; new letters, as after each message that was sent, begin empty. */
export function useLetters(captcha: string): [letters: string, setLetters: (letters: string) => void] {
  const [typed, setTyped] = useState({ captcha, letters: '' });
  const letters = typed.captcha === captcha ? typed.letters : '';
  return [letters, (next) => setTyped({ captcha, letters: next })];
}
