import { useEffect } from 'react';
import { START_DELAY } from '#shared/rules/app/start-delay.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { whenReady } from '#web/state/settings/settings.ts';
import { footer } from '#web/state/shell/footer.ts';
import { Card } from '#web/ui/card.tsx';
import { copyOrShow } from '../page/copy-text.ts';

/** Contacts beside a desktop form, from the footer's data; a click copies. */
export function HelpCard() {
  const { data } = usePart(footer);
  useEffect(() => whenReady(START_DELAY, () => void footer.load()), []);
  if (!data) return <div className="help-card" />;
  const { shop, agency } = data;
  const phones = agency.phone.length > 0 ? agency.phone : [shop.phone ?? ''].filter(Boolean);
  return (
    <Card as="div" title="需要帮助" className="help-card">
      <p className="inset-sides strong">{shop.company}</p>
      <dl className="column tight size-13">
        {phones.map((phone) => (
          <Contact key={phone} {...named(phone)} />
        ))}
        {agency.qq.map(({ name, value }) => (
          <Contact key={value} name={`${name}（QQ）`} value={value} />
        ))}
      </dl>
    </Card>
  );
}

/** A phone number may have a label: 订货热线 400-000-0001. */
function named(phone: string): { name: string; value: string } {
  const value = /[\d+(][\d+()\s-]*$/.exec(phone)?.[0] ?? phone;
  return { name: phone.slice(0, -value.length).trim() || '服务电话', value };
}

function Contact({ name, value }: { readonly name: string; readonly value: string }) {
  const copy = async () => {
    await copyOrShow(value);
  };
  return (
    <>
      <dt className="small muted">{name}</dt>
      <dd className="row apart">
        {value}
        <button type="button" className="link hit" aria-label={`复制${name} ${value}`} onClick={() => void copy()}>
          复制
        </button>
      </dd>
    </>
  );
}
