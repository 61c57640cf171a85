import { href } from '#web/navigation/routes.ts';
import type { Part } from '#web/state/loading/part.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import type { Counters } from '../home-store.ts';

/** Three counters, each a link to its orders; a dash until they are known. */
export function CounterLinks({ counters }: { readonly counters: Part<Counters> }) {
  const { data } = usePart(counters);
  const rows = [
    { label: '待付款', lx: '1', num: data?.dz_num },
    { label: '待发货', lx: '2', num: data?.df_num },
    { label: '待收货', lx: '3', num: data?.ds_num },
  ];
  return rows.map(({ label, lx, num }) => (
    <a key={lx} className={`counts__item ${num ? 'is-hot' : ''}`} href={href.order({ lx })}>
      <b>{num ?? '–'}</b>
      {label}
    </a>
  ));
}
