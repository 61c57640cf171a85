import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { onPhone } from '#web/wechat/environment.ts';
import { copyOrShow } from '../page/copy-text.ts';
import './call-row.css';

interface Props {
  readonly name: string;
  readonly say: string;
  readonly phone: string;
  /** Before the name. */
  readonly face?: ReactNode;
}

/** A contact: a phone dials, a desktop copies the number. */
export function CallRow({ name, say, phone, face }: Props) {
  const copy = async () => {
    await copyOrShow(phone);
  };
  return (
    <div className="call-row">
      {face}
      <div className="call-row__words">
        <b>{name}</b>
        <p className="small muted">{say}</p>
      </div>
      {onPhone ? (
        <a
          className="call-row__button"
          href={`tel:${phone.replace(/[^\d+-]/g, '')}`}
          aria-label={`拨打 ${name} ${phone}`}
        >
          <Icon name="phone" />
        </a>
      ) : (
        <button type="button" className="call-row__button" aria-label={`复制 ${name} ${phone}`} onClick={copy}>
          <Icon name="copy" />
        </button>
      )}
    </div>
  );
}
