import { Icon, type IconName } from '#web/ui/icon.tsx';

interface Props {
  readonly icon: IconName;
  readonly tone: 'good' | 'info' | 'warn';
}

/** The icon of a state, above its text. */
export const Sign = ({ icon, tone }: Props) => (
  <span className={`pay__sign pay__sign--${tone}`}>
    <Icon name={icon} size={24} />
  </span>
);
