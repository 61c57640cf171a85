/** The first goods of a collection. That of points has a purse above, which is for the page to show. */
import { intro } from '#shared/contract/intro.ts';
import { flagsIn } from '#shared/rules/app/by-flags.ts';
import { introLabel, introTabs } from '#shared/rules/home/intro-tabs.ts';
import { collectionOf } from '#web/areas/browse/intro-loader.ts';
import { showTab } from '#web/areas/browse/show-tab.ts';
import { provideFiller } from './filler.ts';
import { fillGoods } from './goods-rows.ts';
import { fillSlots } from './slots.ts';

const collectionAsked = (query: URLSearchParams) => collectionOf(query.get('intro') ?? '');

provideFiller(
  (query) => intro[collectionAsked(query)],
  (answer, frame, shown) => {
    const { data } = answer;
    const now = collectionAsked(shown.query);
    const flags = flagsIn(answer);
    if (data.length === 0 || now === 'integral' || !flags) return undefined;
    const tabs = introTabs(flags);
    // A collection that the privileges hide says so on its page.
    if (!tabs.some((tab) => tab.intro === now)) return undefined;
    fillSlots(frame, { title: introLabel(now) });
    const drawn = [...frame.querySelectorAll('.intro-tabs a')];
    const [sample] = drawn;
    const places = tabs.map((tab) => {
      const place = sample?.cloneNode() as HTMLAnchorElement;
      place.setAttribute('href', `./intro?intro=${tab.intro}`);
      place.textContent = tab.label;
      if (tab.intro === now) place.setAttribute('aria-current', 'page');
      else place.removeAttribute('aria-current');
      return place;
    });
    for (const place of places) sample?.before(place);
    for (const each of drawn) each.remove();
    // Once it stands in the page.
    queueMicrotask(() => showTab(places.find((place) => place.hasAttribute('aria-current')) ?? null));
    fillGoods(frame, data, shown);
    return {};
  },
);
