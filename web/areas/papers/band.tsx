import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

interface Props {
  readonly icon: IconName;
  readonly title: string;
  readonly say?: ReactNode;
  readonly bad?: boolean;
  readonly good?: boolean;
}

/** The state at the top of a page. */
export const Band = ({ icon, title, say, bad, good }: Props) => (
  <div className={cx('row loose inset band', bad && 'is-bad', good && 'is-good')}>
    <span className="band__sign">
      <Icon name={icon} size={24} />
    </span>
    <div className="grow">
      <h2>{title}</h2>
      {say && <p className="small muted">{say}</p>}
    </div>
  </div>
);
