import type { FooterData } from '#web/state/shell/footer.ts';
import { OutLink } from './out-link.tsx';

type Shop = FooterData['shop'];

const NUMBERS: readonly (readonly [keyof Shop, string])[] = [
  ['qxjyxk', '医疗器械经营许可证'],
  ['qxwljy', '医疗器械网络销售备案'],
  ['dxzzyw', '增值电信业务经营许可证'],
  ['hlwyp', '互联网药品信息服务资格证'],
  ['ypzg', '药品经营许可证'],
];

/** Company, licences and registration numbers. */
export function FooterLegal({ shop }: { readonly shop: Readonly<Shop> }) {
  return (
    <div className="foot__legal">
      <p>
        {shop.gs_link ? <OutLink to={shop.gs_link}>{shop.company}</OutLink> : shop.company}
        {shop.icp_number && <OutLink to="https://beian.miit.gov.cn/">{shop.icp_number}</OutLink>}
        {shop.lwba && <OutLink to={shop.lwba_link}>{shop.lwba}</OutLink>}
      </p>
      <p>
        {NUMBERS.map(
          ([key, label]) =>
            shop[key] && (
              <span key={key}>
                {label} {shop[key]}
              </span>
            ),
        )}
      </p>
    </div>
  );
}
