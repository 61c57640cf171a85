import { useSnapshot } from 'valtio';
import { claimed } from '#shared/messages/coupon.ts';
import { signedIn } from '#shared/messages/daily-sign-in.ts';
import { claimedText, giftPlace } from '#shared/rules/member/daily-sign-in.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Drawn } from '#web/ui/icon.tsx';
import { Sign } from '#web/ui/sign.tsx';
import { useLast } from '#web/ui/use-last.ts';
import type { DailySignInStore } from './daily-sign-in-store.ts';
import { GIFT } from './gift-sign.ts';

const SIGNS: readonly Drawn[] = [{ name: 'check' }, GIFT, { name: 'ticket' }, { name: 'points' }];

/** The gift, and where to find it (document 2 §2). */
export function Gained({ store }: { readonly store: DailySignInStore }) {
  const { gained } = useSnapshot(store.state);
  const shown = useLast(gained);
  const place = shown && giftPlace(shown);
  const title = shown?.gift_type === 0 ? signedIn.text : claimed.text;
  return (
    <Dialog
      open={gained !== null}
      title={title}
      onClose={store.thanks}
      width={400}
      kind="center"
      bare
      foot={
        <>
          <Button kind={place ? 'line' : 'main'} size="lg" onClick={store.thanks}>
            知道了
          </Button>
          {place && (
            <ButtonLink size="lg" href={hrefOf(place.to)} onClick={store.thanks}>
              看{place.label}
            </ButtonLink>
          )}
        </>
      }
    >
      {shown && (
        <div className="column loose centred signin__gained">
          <Sign icon={SIGNS[shown.gift_type ?? 0] ?? GIFT} tone="good" />
          <p>{claimedText(shown)}</p>
        </div>
      )}
    </Dialog>
  );
}
