import { href } from '#web/navigation/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { onPhone } from '#web/wechat/environment.ts';
import { telOf, useServicePhone } from './service-phone.ts';

/** A phone dials the service; a desktop, or a phone without a known number, links to all contacts. */
export function ContactService({ size }: { readonly size: 'sm' | 'lg' }) {
  const phone = useServicePhone();
  return (
    <ButtonLink kind="line" size={size} href={(onPhone && telOf(phone)) || href.help()}>
      <Icon name="phone" size={size === 'sm' ? 16 : 20} />
      联系客服
    </ButtonLink>
  );
}
