import { useState } from 'react';
import { safeLink } from '#shared/rules/app/safe-link.ts';
import { useDesk } from '#web/parts/page/use-desk.ts';
import type { FooterData } from '#web/state/shell/footer.ts';
import { Icon } from '#web/ui/icon.tsx';
import { OutLink } from './out-link.tsx';
import './service-panel.css';

interface Props {
  readonly data: Pick<FooterData, 'agency'>;
}

/** The chat with a QQ number; what is none is only shown. */
const chatWith = (value: string): string | undefined =>
  /^\d{5,}$/.test(value) ? `https://wpa.qq.com/msgrd?v=3&uin=${value}&site=qq&menu=yes` : undefined;

/** Links to the online service: the chat and each clerk's QQ. */
export const ServiceLinks = ({ data: { agency } }: Props) => (
  <>
    {safeLink(agency.ttkefu_url) && (
      <OutLink to={agency.ttkefu_url}>
        <Icon name="chat" size={16} />
        在线咨询
      </OutLink>
    )}
    {agency.qq.map(({ name, value }) => (
      <OutLink key={`${name} ${value}`} to={chatWith(value)}>{`QQ ${name} ${value}`}</OutLink>
    ))}
  </>
);

/** The online-service panel at the edge of a desktop; a phone has the same links in its footer (document 1 §2). */
export function ServicePanel({ data }: Props) {
  const [open, setOpen] = useState(false);
  const desk = useDesk();
  const { ttkefu_url, qq, phone } = data.agency;
  if (!desk || (!safeLink(ttkefu_url) && qq.length === 0)) return null;
  return (
    <aside className="service-panel" aria-label="在线客服">
      {open && (
        <div className="service-panel__panel card" id="service-panel">
          <h2>在线客服</h2>
          <ServiceLinks data={data} />
          {phone[0] && <span className="small muted">客服电话 {phone[0]}</span>}
        </div>
      )}
      <button
        type="button"
        className="service-panel__button"
        aria-expanded={open}
        aria-controls={open ? 'service-panel' : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        <Icon name={open ? 'close' : 'chat'} />
        客服
      </button>
    </aside>
  );
}
