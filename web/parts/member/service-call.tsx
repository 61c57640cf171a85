import { Card } from '#web/ui/card.tsx';
import { CallRows } from './call-row.tsx';
import { useServicePhone } from './service-phone.ts';

/** The service phone as a row; nothing until it has loaded. */
export function ServiceCall({ title }: { readonly title: string }) {
  const phone = useServicePhone();
  if (!phone) return null;
  return (
    <Card>
      <CallRows name={title} phone={phone} />
    </Card>
  );
}
