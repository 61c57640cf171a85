import { useEffect, useState } from 'react';
import type { OrderLine } from '#shared/contract/entities.ts';
import { fahuo } from '#shared/contract/fahuo.ts';
import { linesUnreadable } from '#shared/messages/orders.ts';
import { countOf } from '#shared/rules/app/unknown.ts';
import { fullName } from '#shared/rules/goods/line-pack.ts';
import { useLinePacks } from '#web/parts/goods/line-packs.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const NONE: readonly OrderLine[] = [];

/** The lines of a parcel; if they cannot be loaded it can still be confirmed. */
export function ParcelLines({ send_id }: { readonly send_id: string }) {
  const [found, setFound] = useState<readonly OrderLine[] | 'unreadable'>();
  const lines = useLinePacks(found === 'unreadable' ? NONE : (found ?? NONE));
  useEffect(() => {
    let wanted = true;
    api.send(fahuo.goodsList, { send_id }).then(
      ({ data }) => wanted && setFound(data ?? 'unreadable'),
      (error: unknown) => {
        if (!wanted) return;
        setFound([]);
        report(error);
      },
    );
    return () => {
      wanted = false;
    };
  }, [send_id]);
  if (found === 'unreadable') return <p className="small muted">{linesUnreadable.text}</p>;
  if (!found) return <Skeleton w="70%" h="1rem" />;
  return <GoodsCounted lines={lines} />;
}

/** Goods with their packs at the left, how many of each at the right. */
export const GoodsCounted = ({ lines }: { readonly lines: readonly OrderLine[] }) => (
  <ul className="column tight small muted parcels__lines">
    {lines.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: goods may stand twice in a parcel, bought and as a gift
      <li key={at} className="row row--top loose apart">
        <span className="two" translate="no">
          {fullName(line)}
        </span>
        <span className="nowrap">× {countOf(line.num)}</span>
      </li>
    ))}
  </ul>
);
