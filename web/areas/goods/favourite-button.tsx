import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { FavouriteGoods } from '#shared/flows/favourite.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { go } from '#web/navigation/navigate.ts';
import { href } from '#web/navigation/routes.ts';
import { fetched } from '#web/state/loading/code.ts';
import { report } from '#web/state/loading/failure.ts';
import { session } from '#web/state/session/session.ts';
import { useOtherTabs } from '#web/state/storage/other-tabs.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface Props {
  readonly goods: FavouriteGoods;
  /** The server's value when the page was loaded. */
  readonly on: boolean;
}

/** Adds or removes the favourite; a visitor goes to the login and back. */
export function FavouriteButton({ goods, on: first }: Props) {
  const [changed, setChanged] = useState<boolean>();
  const known = isLoggedIn(useSnapshot(session).token);
  const on = changed ?? first;
  useOtherTabs('favourites', ({ id, on: now }) => id === goods.goods_id && setChanged(now));
  const change = async () => {
    if (!known) return go(href.user({ path: 'login', back: location.pathname + location.search }));
    try {
      const { keepFavourite } = await fetched(() => import('./keep-favourite.lazy.ts'));
      if (await keepFavourite(goods, !on)) setChanged(!on);
    } catch (error) {
      report(error);
    }
  };
  return (
    <Button kind="text" className="keep goods-page__keep" aria-pressed={on} onClick={change}>
      <Icon name="heart" full={on} />
      {on ? '已收藏' : '收藏'}
    </Button>
  );
}
