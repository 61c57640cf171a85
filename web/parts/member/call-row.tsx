import type { ReactNode } from 'react';
import { type PhoneNumber, phoneNumbers } from '#shared/rules/app/phone-numbers.ts';
import { Icon } from '#web/ui/icon.tsx';
import { onPhone } from '#web/wechat/environment.ts';
import { copyOrShow } from '../page/copy-text.ts';
import '#web/ui/words.css';
import './call-row.css';

interface Props {
  /** Undefined: each number is called by the words before it. */
  readonly name?: string;
  /** As the operator wrote it; it may hold several numbers. */
  readonly phone: string;
  /** The line below the name, for each number. */
  readonly say?: ((shown: string) => string) | undefined;
  /** Before the name. */
  readonly face?: ReactNode;
}

const UNNAMED = '电话';
const asWritten = (shown: string): string => shown;

/** A contact, a row for each of its numbers: a phone dials, a desktop copies the number. */
export function CallRows({ name, phone, say = asWritten, face }: Props) {
  const numbers = phoneNumbers(phone);
  if (numbers.length === 0) return <Row name={name ?? UNNAMED} say={say(phone)} face={face} />;
  return numbers.map((number) => {
    const called = name ?? (number.label || UNNAMED);
    return (
      <Row key={number.href} name={called} say={say(number.shown)} face={face}>
        <Call name={called} number={number} />
      </Row>
    );
  });
}

interface RowProps extends Pick<Props, 'face'> {
  readonly name: string;
  readonly say: string;
  readonly children?: ReactNode;
}

const Row = ({ name, say, face, children }: RowProps) => (
  <div className="row loose call-row">
    {face}
    <div className="grow">
      <b>{name}</b>
      <p className="small muted">{say}</p>
    </div>
    {children}
  </div>
);

function Call({ name, number: { shown, href } }: { readonly name: string; readonly number: PhoneNumber }) {
  if (onPhone) {
    return (
      <a className="call-row__button" href={href} aria-label={`拨打 ${name} ${shown}`}>
        <Icon name="phone" />
      </a>
    );
  }
  const copy = async () => {
    await copyOrShow(shown);
  };
  return (
    <button type="button" className="call-row__button" aria-label={`复制 ${name} ${shown}`} onClick={copy}>
      <Icon name="copy" />
    </button>
  );
}
