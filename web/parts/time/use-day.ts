import { useEffect, useRef, useSyncExternalStore } from 'react';
import { serverNow } from '#web/state/clock.ts';
import { dayOf } from './day.ts';
import { eachSecond } from './use-second.ts';

const today = (): string => dayOf(serverNow());

/** The shop's day, as 2027-03-31; a page that is open over midnight is drawn anew. */
export const useDay = (): string => useSyncExternalStore(eachSecond, today, today);

/** Calls when the shop's day is over: over midnight, and when the page is shown again after it. */
export function useNewDay(begin: () => unknown): void {
  const day = useDay();
  const known = useRef(day);
  useEffect(() => {
    if (known.current === day) return;
    known.current = day;
    begin();
  }, [day, begin]);
}
