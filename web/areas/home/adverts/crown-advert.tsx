import { useState } from 'react';
import { HeaderAdvert } from '#web/parts/content/header-advert.tsx';
import { header } from '#web/state/shell/header-data.ts';

/**
 * The header's adverts on a phone, under the search box. Those that come after the page was drawn wait for the next
 * visit: they would push everything down.
 */
export function CrownAdvert() {
  const [adverts] = useState(() => header.state.data?.ad);
  return <HeaderAdvert adverts={adverts} className="crown__flyer" />;
}
