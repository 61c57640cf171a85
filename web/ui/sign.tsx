import { Icon, type IconName } from './icon.tsx';
import './sign.css';

interface Props {
  readonly icon: IconName;
  /** `done` is the end of a payment; `good` is any other success. */
  readonly tone: 'done' | 'good' | 'info' | 'warn';
}

/** The icon of an outcome, above its words. */
export const Sign = ({ icon, tone }: Props) => (
  <span className={`sign sign--${tone}`}>
    <Icon name={icon} size={24} />
  </span>
);
