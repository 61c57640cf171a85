import { useState } from 'react';
import type { stepsOf } from '#shared/rules/member/regions.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { regions } from './region-part.ts';

/** Province, city, district. */
export type Chosen = readonly [province: string, city: string, district: string];

interface Props {
  readonly open: boolean;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  readonly onClose: () => void;
}

/** The region in three steps, in a tall sheet; the last step closes it. */
export const RegionDialog = ({ open, chosen, onChoose, onClose }: Props) => (
  <Dialog open={open} title="所在地区" className="region" onClose={onClose}>
    <Loaded part={regions} atOnce skeleton={<Skeletons />}>
      {({ stepsOf }) => <Steps stepsOf={stepsOf} chosen={chosen} onChoose={onChoose} onClose={onClose} />}
    </Loaded>
  </Dialog>
);

/** Each step starts at its top. */
function showTop(list: HTMLUListElement | null): void {
  list?.closest('.dialog__body')?.scrollTo(0, 0);
}

type StepsProps = Omit<Props, 'open'> & { readonly stepsOf: typeof stepsOf };

const ASKS = ['请选择省份', '请选择城市', '请选择区县'] as const;
const KEYS = ['0', '1', '2'] as const;
type Key = (typeof KEYS)[number];

function Steps({ stepsOf, chosen, onChoose, onClose }: StepsProps) {
  const [now, setNow] = useState<Chosen>(chosen);
  const steps = stepsOf(now[0], now[1]);
  // Starts at the first step that is open; an unknown region is chosen again.
  const open = steps[1].length === 0 ? 0 : steps[2].length === 0 ? 1 : 2;
  const [at, setAt] = useState(open);
  const items = KEYS.slice(0, open + 1).map((key, step) => ({ key, label: now[step] || ASKS[step] || '' }));

  const choose = (name: string) => {
    if (at === 2) {
      onChoose([now[0], now[1], name]);
      onClose();
      return;
    }
    const next: Chosen = at === 0 ? [name, '', ''] : [now[0], name, ''];
    setNow(next);
    setAt(at + 1);
    // A single city is chosen automatically.
    const [, cities] = stepsOf(next[0], '');
    if (at === 0 && cities.length === 1 && cities[0]) {
      setNow([name, cities[0].name, '']);
      setAt(2);
    }
  };

  return (
    <>
      <Tabs label="省市区" items={items} value={String(at) as Key} onChange={(key) => setAt(Number(key))} />
      <ul key={at} ref={showTop} className="region__list">
        {steps[at]?.map(({ code, name }) => (
          <li key={code}>
            <button type="button" className="region__one" aria-pressed={name === now[at]} onClick={() => choose(name)}>
              {name}
              {name === now[at] && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const Skeletons = () => (
  <div role="status" aria-label="加载中" className="stack">
    {ASKS.map((ask) => (
      <Skeleton key={ask} w="100%" h="2.5rem" />
    ))}
  </div>
);
