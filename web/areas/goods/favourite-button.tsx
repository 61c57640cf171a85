import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { realClock } from '#shared/flows/clock.ts';
import { changeFavourite, type Kept } from '#shared/flows/favourite.ts';
import { lastOf } from '#shared/flows/flow.ts';
import { favoured, unfavoured } from '#shared/messages/favourites.ts';
import { isLoggedIn } from '#shared/rules/logged-in.ts';
import { api } from '#web/state/api.ts';
import { report } from '#web/state/failure.ts';
import { flagForReload } from '#web/state/freshness.ts';
import { go } from '#web/state/navigate.ts';
import { href } from '#web/state/routes.ts';
import { sayEnd } from '#web/state/say-end.ts';
import { session } from '#web/state/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface Props {
  readonly goods: Kept;
  /** What the server said when the page was loaded. */
  readonly on: boolean;
}

/** Keeps the goods as a favourite, or lets it go; a visitor is led to the login and back. */
export function FavouriteButton({ goods, on: first }: Props) {
  const [changed, setChanged] = useState<boolean>();
  const known = isLoggedIn(useSnapshot(session).token);
  const on = changed ?? first;
  const change = async () => {
    if (!known) return go(href.user({ path: 'login', back: location.pathname + location.search }));
    try {
      const end = await lastOf(changeFavourite({ client: api, clock: realClock }, goods, !on));
      if (!sayEnd(end, on ? unfavoured : favoured)) return;
      setChanged(!on);
      flagForReload('favourites');
    } catch (error) {
      report(error);
    }
  };
  return (
    <Button kind="text" className="goods-page__keep" aria-pressed={on} onClick={change}>
      <Icon name="heart" full={on} />
      {on ? '已收藏' : '收藏'}
    </Button>
  );
}
