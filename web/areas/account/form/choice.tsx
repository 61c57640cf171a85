import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import '#web/ui/tick.css';
import '#web/ui/words.css';
import './choice.css';

interface ChoiceProps {
  /** The name of the radio group. */
  readonly group: string;
  readonly on: boolean;
  readonly onChoose: () => void;
  readonly title: ReactNode;
  readonly say?: string;
  readonly icon?: IconName;
}

/** One radio as a pressable row; rows are inside `.choices`. */
export const Choice = ({ group, on, onChoose, title, say, icon }: ChoiceProps) => (
  <label className={cx('row loose wide choice', on && 'is-on')}>
    {icon && <Icon name={icon} />}
    <span className="grow">
      {title}
      {say && <span className="block small muted">{say}</span>}
    </span>
    <span className="tick">
      <input type="radio" className="tick__box" name={group} checked={on} onChange={onChoose} />
      <Icon name="check" className="tick__sign" />
    </span>
  </label>
);

/** ms without typing before a look-up. */
export const FIND_PAUSE = 400;

interface FindProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (words: string) => void;
  readonly onSearch: () => void;
}

/** A search field for the look-up. */
export const FindField = ({ label, value, onChange, onSearch }: FindProps) => (
  <label className="row tall inset-sides find">
    <Icon name="search" className="muted" />
    <input
      className="grow tall"
      type="search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      enterKeyHint="search"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onSearch();
      }}
    />
  </label>
);
