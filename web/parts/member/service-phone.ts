import { useEffect } from 'react';
import { phoneNumbers } from '#shared/rules/app/phone-numbers.ts';
import { START_DELAY } from '#shared/rules/app/start-delay.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { whenReady } from '#web/state/settings/settings.ts';
import { footer } from '#web/state/shell/footer.ts';

/** The service phone: the agency's first one, else the shop's; '' while unknown. */
export function useServicePhone(): string {
  const { data } = usePart(footer);
  // Pages without a footer on a phone must load its data themselves.
  useEffect(() => whenReady(START_DELAY, () => void footer.load()), []);
  return data?.agency.phone.find(Boolean) ?? data?.shop.phone ?? '';
}

/** The link that dials the first number; undefined where the text holds none. */
export const telOf = (phone: string): string | undefined => phoneNumbers(phone)[0]?.href;
