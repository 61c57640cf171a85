import { Card } from '#web/ui/card.tsx';
import { CallRow } from './call-row.tsx';
import { useServicePhone } from './service-phone.ts';

/** The service phone as a row; nothing until it has loaded. */
export function ServiceCall({ title }: { readonly title: string }) {
  const phone = useServicePhone();
  if (!phone) return null;
  return (
    <Card>
      <CallRow name={title} say={phone} phone={phone} />
    </Card>
  );
}
