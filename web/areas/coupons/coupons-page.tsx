import { href, type QueryOf } from '#web/navigation/routes.ts';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { Offered } from '#web/parts/page/offered.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CouponCentre, tabOf } from './coupon-centre.tsx';
import './coupons.css';
import { OwnCoupons, shelfOf } from './own-coupons.tsx';

/** /volume: claimable coupons, and the member's own as its second view (document 2 §2). */
export default function CouponsPage({ query }: { readonly query: QueryOf<'coupons'> }) {
  const shelf = shelfOf(query.my);
  const tab = tabOf(query.tab);
  const other = shelf
    ? { title: '领券中心', address: href.coupons() }
    : { title: '我的优惠券', address: href.coupons({ my: 'my' }) };
  return (
    <MemberPage
      of="coupons"
      query={query}
      tools={
        <Offered to={other.address}>
          <a className="go push hit nowrap" href={other.address}>
            {other.title}
            <Icon name="right" size={16} />
          </a>
        </Offered>
      }
      className="coupons"
    >
      {shelf ? <OwnCoupons shelf={shelf} tab={tab} /> : <CouponCentre tab={tab} />}
    </MemberPage>
  );
}
