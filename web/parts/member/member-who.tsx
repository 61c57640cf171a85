import { useSnapshot } from 'valtio';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { verificationTag } from '#shared/rules/member/member.ts';
import { customerLabel } from '#shared/rules/prices/customer-label.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { session } from '#web/state/session/session.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import './member-who.css';

/** A member's avatar; a drawn pharmacy without one. */
export function MemberFace({ src, large }: { readonly src: string; readonly large?: boolean }) {
  return (
    <span className={large ? 'member-face member-face--large' : 'member-face'}>
      {src ? <img src={src} alt="" width={52} height={52} /> : <Icon name="pharmacy" size={24} />}
    </span>
  );
}

/** Verification (only where the platform verifies) and cash or non-cash customer (document 2 §2). */
export function MemberTags() {
  const buyer = useBuyer();
  const { order_pay, token } = useSnapshot(session);
  // A visitor has no verification that could be missing.
  if (!isLoggedIn(token)) return null;
  const tag = verificationTag(buyer);
  return (
    <p className="wrap tight member-tags">
      {tag?.to && (
        <a className="tag tag--warn" href={hrefOf(tag.to)}>
          {tag.label}
        </a>
      )}
      {tag && !tag.to && <Tag tone="brand">{tag.label}</Tag>}
      <Tag>{customerLabel(order_pay)}</Tag>
    </p>
  );
}
