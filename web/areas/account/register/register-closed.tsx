import { registrationClosed, registrationClosedTitle } from '#shared/messages/registration.ts';
import { goInstead } from '#web/navigation/navigate.ts';
import { href } from '#web/navigation/routes.ts';
import { telOf, useServicePhone } from '#web/parts/member/service-phone.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';

const leave = () => goInstead(href.user({ path: 'login' }));

/** The alert of a shop without registration (document 1 §6); every button leads to the login. */
export function RegisterClosed() {
  const phone = useServicePhone();
  return (
    <Dialog
      open
      title={registrationClosedTitle.text}
      width={400}
      closeOnMask={false}
      onClose={leave}
      foot={
        <>
          {phone && (
            <ButtonLink kind="line" size="lg" href={telOf(phone)}>
              <Icon name="phone" />
              {phone}
            </ButtonLink>
          )}
          <Button size="lg" onClick={leave}>
            返回登录
          </Button>
        </>
      }
    >
      <p>{registrationClosed.text}</p>
    </Dialog>
  );
}
