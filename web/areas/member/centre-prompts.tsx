import { useSnapshot } from 'valtio';
import type { Verification } from '#shared/contract/entities.ts';
import { beingVerified, verifyFirst } from '#shared/messages/verification.ts';
import { bindFirst } from '#shared/messages/wechat.ts';
import { asksToBind } from '#shared/rules/member/member.ts';
import { asksToVerify } from '#shared/rules/member/verification.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { Offered } from '#web/parts/page/offered.tsx';
import { useBuyer } from '#web/state/session/buyer.ts';
import { session } from '#web/state/session/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Centre } from './centre.ts';

interface Props {
  readonly centre: Centre | null;
  /** The address asks for the verification: explain it too. */
  readonly asked: boolean;
}

/** What a member should do first: get verified, bind the official account (document 1 §6). */
export function CentrePrompts({ centre, asked }: Props) {
  const buyer = useBuyer();
  const { yz } = useSnapshot(session);
  return (
    <>
      {asksToVerify(buyer) && yz !== undefined && (
        <Notice
          tone="warn"
          action={
            <Offered to="/user-yz">
              <Action to="/user-yz" words={yz === 2 ? '查看进度' : '去认证'} />
            </Offered>
          }
        >
          <b>{TITLE[yz]}</b>
          {(asked || yz > 1) && <span className="centre__more">{MORE[yz]}</span>}
        </Notice>
      )}
      {centre && asksToBind(centre.openid, centre.system_priv) && (
        <Offered to="/wechat-yz">
          <Notice icon="wechat" action={<Action to="/wechat-yz" words="去绑定" />}>
            {bindFirst.text}
          </Notice>
        </Offered>
      )}
    </>
  );
}

/** A member who has submitted is not asked again. */
const TITLE: Readonly<Record<NonNullable<Verification>, string>> = {
  0: verifyFirst.text,
  1: '',
  2: beingVerified.text,
  3: verifyFirst.text,
};

const MORE: Readonly<Record<NonNullable<Verification>, string>> = {
  0: '认证通过后可查看采购价与库存，并下单采购。',
  1: '',
  2: '通过后可查看采购价与库存。',
  3: '认证未通过，请按原因修改资料后重新提交。',
};

const Action = ({ to, words }: { readonly to: string; readonly words: string }) => (
  <ButtonLink kind="line" size="sm" href={hrefOf(to)}>
    {words}
  </ButtonLink>
);
