import { useState } from 'react';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { yuan } from '#web/ui/price.tsx';

/** An amount that the ticked lines almost reach. */
export interface Gap {
  readonly icon: IconName;
  /** What is missing, and the whole amount, in fen. */
  readonly gap: number;
  readonly goal: number;
  /** 免运费. */
  readonly gains: string;
  /** What it is about, in full: 满 1,500 减 40 · 12-31 止. */
  readonly about: string;
  /** After the words: the fee. */
  readonly note?: string;
  /** Opens goods that fill it. */
  readonly onAddMore: () => unknown;
}

/** What is missing to free shipping and to the next coupon. On a phone two of them share a line, and a tap tells more. */
export function CartGaps({ gaps }: { readonly gaps: readonly Gap[] }) {
  const desk = useDesk();
  const [opened, setOpened] = useState('');
  const open = gaps.find(({ gains }) => gains === opened);
  if (desk || gaps.length < 2) return gaps.map((each) => <Whole key={each.gains} {...each} />);
  return (
    <>
      {open && (
        <p className="row wrap cart-gaps__about">
          <Icon name={open.icon} />
          <span>{open.about}</span>
          <AddMore {...open} />
          <IconButton name="close" label="收起" onClick={() => setOpened('')} />
        </p>
      )}
      <div className="cart-gaps">
        {gaps.map((each) => (
          <button
            key={each.gains}
            type="button"
            className="column tight tall"
            aria-expanded={each === open}
            onClick={() => setOpened(each === open ? '' : each.gains)}
          >
            <span>
              <Words {...each} />
            </span>
            <Bar {...each} />
          </button>
        ))}
      </div>
    </>
  );
}

const Whole = (gap: Gap) => (
  <>
    <p className="row wrap">
      <Icon name={gap.icon} />
      <span>
        <Words {...gap} /> {gap.note && <span className="muted nowrap">{gap.note}</span>}
      </span>
      <AddMore {...gap} />
    </p>
    <Bar {...gap} />
  </>
);

const Words = ({ gap, gains }: Gap) => (
  <>
    再买 <b>¥{yuan(gap)}</b> <span className="nowrap">{gains}</span>
  </>
);

const AddMore = ({ onAddMore }: Gap) => (
  <button type="button" className="link push nowrap" onClick={() => void onAddMore()}>
    去凑单
  </button>
);

const Bar = ({ gap, goal, gains }: Gap) => (
  <Meter value={goal > 0 ? 1 - gap / goal : 0} label={gains} say={`还差 ¥${yuan(gap)}`} />
);
