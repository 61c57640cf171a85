import { useSnapshot } from 'valtio';
import { phoneNumbers } from '#shared/rules/app/phone-numbers.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { href } from '#web/navigation/routes.ts';
import { open } from '#web/state/dialogs/dialogs.ts';
import { useOffered } from '#web/state/loading/offered.ts';
import { session } from '#web/state/session/session.ts';
import type { FooterData } from '#web/state/shell/footer.ts';
import { ServiceLinks } from './service-panel.tsx';

/** Phone numbers and QQ of the agency, the online service; for members also salesmen and feedback. */
export function FooterContacts({ data: { shop, agency } }: { readonly data: FooterData }) {
  const loggedIn = isLoggedIn(useSnapshot(session).token);
  const offered = useOffered();
  const phones = agency.phone.length > 0 ? agency.phone : [shop.phone ?? ''].filter(Boolean);
  return (
    <>
      <section className="foot__col" aria-label="联系方式">
        <h2>联系方式</h2>
        {phones.map((phone) => (
          <PhoneLinks key={phone} written={phone} />
        ))}
        {shop.shop_address && <span>地址 {shop.shop_address}</span>}
        <a href={href.help()}>客服与帮助</a>
        {loggedIn && offered(href.salesman()) && <a href={href.salesman()}>联系业务员</a>}
        {loggedIn && (
          <button type="button" onClick={() => void open('feedback', {})}>
            意见反馈
          </button>
        )}
      </section>
      <section className="foot__col" aria-label="在线客服">
        <h2>在线客服</h2>
        <ServiceLinks data={{ agency }} />
      </section>
    </>
  );
}

/** A link for each number of one line; a single one keeps the line as it was written. */
function PhoneLinks({ written }: { readonly written: string }) {
  const numbers = phoneNumbers(written);
  if (numbers.length === 0) return <span>电话 {written}</span>;
  return numbers.map(({ shown, href: dials }) => (
    <a key={dials} href={dials}>
      电话 {numbers.length > 1 ? shown : written}
    </a>
  ));
}
