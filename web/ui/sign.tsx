import { type Drawn, Icon, type IconName } from './icon.tsx';
import './sign.css';

interface Props {
  readonly icon: IconName | Drawn;
  /** `done` is the end of a payment; `good` is any other success. */
  readonly tone: 'done' | 'good' | 'info' | 'warn';
}

/** The icon of an outcome, above its words. */
export const Sign = ({ icon, tone }: Props) => (
  <span className={`sign sign--${tone}`}>
    <Icon {...(typeof icon === 'string' ? { name: icon } : icon)} size={24} />
  </span>
);
