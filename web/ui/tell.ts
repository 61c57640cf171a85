/**
 * What a screen reader is told, besides toasts: one polite sentence where a number changed. All of it is written into the
 * live region of the toasts, so that there is only one.
 */
import { useEffect, useRef } from 'react';

/** ms of quiet before a sentence is told: not one for each key press. */
export const QUIET_MS = 700;

const waiting = new Map<unknown, string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells a sentence once nothing has changed for a moment. A later one about the same subject replaces it. */
export function tell(sentence: string, about: unknown = sentence): void {
  waiting.delete(about);
  if (sentence) waiting.set(about, sentence);
  clearTimeout(timer);
  timer = setTimeout(speak, QUIET_MS);
}

function speak(): void {
  const place = document.querySelector('.told');
  const words = [...new Set(waiting.values())].join('，');
  waiting.clear();
  if (!place || !words) return;
  // The same words again are a change only after others.
  place.textContent = place.textContent === words ? `${words}。` : words;
}

/** Tells the sentence each time it changes while it is shown; '' (not loaded yet) and the first one are not told. */
export function useTold(sentence: string): void {
  const before = useRef('');
  useEffect(() => {
    if (before.current && sentence && before.current !== sentence) tell(sentence, before);
    if (sentence) before.current = sentence;
  }, [sentence]);
}
