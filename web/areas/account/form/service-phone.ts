import { useEffect } from 'react';
import { START_DELAY } from '#shared/rules/start-delay.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { whenReady } from '#web/state/settings/settings.ts';
import { footer } from '#web/state/shell/footer.ts';

/** The phone of whoever is in charge: the agency's first one, else the shop's; '' while nobody knows. */
export function useServicePhone(): string {
  const { data } = usePart(footer);
  // A phone's page has no footer that would fetch it.
  useEffect(() => whenReady(START_DELAY, () => void footer.load()), []);
  return data?.agency.phone[0] ?? data?.shop.phone ?? '';
}

/** The address that dials a number as it is written. */
export const telOf = (phone: string): string => `tel:${phone.replace(/[^\d+-]/g, '')}`;
