import { missingParameter } from '#shared/messages/wire.ts';
import { type ChangePurpose, changePurposes, FOR_LOGIN } from '#shared/rules/login/new-password.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Empty } from '#web/ui/state.tsx';
import { RecoverScreen } from '../forgot/recover-screen.tsx';
import { OwnerCheck } from './owner-check.tsx';

const WHAT: Readonly<Record<ChangePurpose, string>> = { 1: '修改密保问题', 2: '修改登录密码', 3: '设置支付密码' };

const purposeOf = (lx: string): ChangePurpose | undefined => changePurposes.find((each) => each === lx);

/** /re-yz?lx={1|2|3}&user_id: the owner check before a secret is changed (document 2 §2). */
export default function OwnerCheckPage({ query }: { readonly query: QueryOf<'ownerCheck'> }) {
  const lx = purposeOf(query.lx);
  // An account in the address means a forgotten login password; other secrets can be changed only by the logged-in
  // account.
  if (lx === FOR_LOGIN && query.user_id !== '') {
    return <RecoverScreen query={{ ...query, path: 're-yz', is_er: '', back: '' }} />;
  }
  return (
    <MemberPage of="ownerCheck" query={query} helped>
      {lx ? (
        <>
          <p className="muted size-13 owner__lead">验证通过后{WHAT[lx]}</p>
          <Card className="inset-below">
            <OwnerCheck lx={lx} user_id="" user_name="" />
          </Card>
        </>
      ) : (
        <Empty
          title={missingParameter.text}
          say="请从密码管理进入"
          action={<ButtonLink href={href.passwords()}>密码管理</ButtonLink>}
        />
      )}
    </MemberPage>
  );
}
