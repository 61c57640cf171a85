import { useEffect } from 'react';
import { START_DELAY } from '#shared/rules/start-delay.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { whenReady } from '#web/state/settings/settings.ts';
import { footer } from '#web/state/shell/footer.ts';
import { Card } from '#web/ui/card.tsx';
import { CallRow } from './call-row.tsx';

/** The agency's phone numbers, from the footer's data; nothing until they have loaded. */
export function ServiceCall({ title }: { readonly title: string }) {
  const { data } = usePart(footer);
  useEffect(() => whenReady(START_DELAY, () => void footer.load()), []);
  const phones = [...(data?.agency.phone ?? []), data?.shop.phone ?? ''].filter(Boolean);
  const [first] = phones;
  if (!first) return null;
  return (
    <Card>
      <CallRow name={title} say={first} phone={first} />
    </Card>
  );
}
