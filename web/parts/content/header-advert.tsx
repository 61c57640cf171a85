import { useSnapshot } from 'valtio';
import type { Advert } from '#shared/contract/shop-entities.ts';
import { closeAdvert, closedAdverts } from '#web/state/shell/closed-adverts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { AdvertImage } from './advert-image.tsx';

interface Props {
  readonly adverts: readonly Advert[] | undefined;
  readonly className: string;
  readonly eager?: boolean;
}

/** The adverts of the header, one at a time; closing one shows the next. */
export function HeaderAdvert({ adverts, className, eager }: Props) {
  const { ids } = useSnapshot(closedAdverts);
  const ad = adverts?.find(({ ad_id }) => !ids.includes(ad_id));
  if (!ad) return null;
  return (
    <div className={className} style={ad.bg_color ? { backgroundColor: ad.bg_color } : undefined}>
      <AdvertImage ad={ad} place="header" eager={eager} />
      <button type="button" aria-label={`关闭广告：${ad.ad_name}`} onClick={() => closeAdvert(ad.ad_id)}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
