import { useSnapshot } from 'valtio';
import { Tick } from '#web/ui/tick.tsx';
import { useFlags } from './filter-flags.ts';
import type { GoodsListStore } from './goods-filter-store.ts';

/** The flags as checkboxes at the end of a desktop's sort line. */
export function FilterTicks({ store }: { readonly store: GoodsListStore }) {
  const { filter } = useSnapshot(store.state);
  return (
    <div className="push size-13 filter-bar__ticks">
      {useFlags(store).map(({ key, label, unsure }) => (
        <Tick
          key={key}
          className={unsure ? 'is-unsure' : undefined}
          square
          on={filter[key]}
          onChange={(on) => store.change({ [key]: on })}
        >
          {label}
        </Tick>
      ))}
    </div>
  );
}
