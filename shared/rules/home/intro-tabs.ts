/** The tabs of the collections (document 1 §2). */
import type { SystemPriv } from '#shared/contract/entities.ts';
import type { Collection } from '#shared/contract/intro.ts';

/** A tab of /intro. */
export interface IntroTab {
  readonly intro: Collection;
  readonly label: string;
}

const tabs: readonly (IntroTab & { readonly needs?: keyof SystemPriv })[] = [
  { intro: 'new', label: '新品上架' },
  { intro: 'best', label: '推荐商品' },
  { intro: 'hot', label: '热销商品' },
  { intro: 'redpaper', label: '红包商品', needs: 'redpaper' },
  { intro: 'integral', label: '积分商品', needs: 'integral' },
  { intro: 'group', label: '团购', needs: 'group_buy' },
  { intro: 'help', label: '砍价', needs: 'help_buy' },
  { intro: 'taobao', label: '效期特惠', needs: 'taobao' },
  { intro: 'promotion', label: '促销活动' },
];

/** The visible tabs: four always, the others with their privilege. */
export const introTabs = (priv: SystemPriv | undefined): readonly IntroTab[] =>
  tabs.filter(({ needs }) => !needs || priv?.[needs] === true).map(({ intro, label }) => ({ intro, label }));

/** The privilege that a collection needs, if any. */
export const introNeeds = (intro: Collection): keyof SystemPriv | undefined =>
  tabs.find((tab) => tab.intro === intro)?.needs;

/** The label of a collection, even if its tab is hidden. */
export const introLabel = (intro: Collection): string => tabs.find((tab) => tab.intro === intro)!.label;
