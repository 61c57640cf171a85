import { useSnapshot } from 'valtio';
import { verifyFirst } from '#shared/messages/verification.ts';
import { isVerified } from '#shared/rules/member/verification.ts';
import {
  isExpiredIn,
  isNamedIn,
  LONGEST_LICENCE_TEXT,
  type VerificationProblem,
} from '#shared/rules/member/verification-form.ts';
import { MemberDock } from '#web/parts/member/member-dock.tsx';
import { minuteOf } from '#web/parts/time/day.ts';
import { open } from '#web/state/dialogs/dialogs.ts';
import { fetched } from '#web/state/loading/code.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Band } from './band.tsx';
import { LicenceCard } from './licence-card.tsx';
import {
  problemsOf,
  requiredDone,
  type Verification,
  type VerificationStore,
  type Written,
} from './verification-store.ts';

interface Props {
  readonly info: Verification;
  readonly store: VerificationStore;
}

/** The verification form. After a failure the licences named in the reason come first. */
export function VerificationForm({ info, store }: Props) {
  const { written, tried, sending, uploading } = useSnapshot(store.state, { sync: true });
  const all = problemsOf(written as Written, info);
  // An expiry in the past, from the earlier licence, is shown at once.
  const problems = tried ? all : all.filter(({ at, kind }) => at === 'end' && written.licences[kind]?.end);
  const [done, required] = requiredDone(written as Written, info);
  const failed = info.yz === 3;
  const facts = <Facts store={store} written={written as Written} problems={problems} disabled={sending} />;
  const count = tried && problems.length > 0 ? `${problems.length} 处要改` : `必填 ${done}/${required}`;
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void store.handIn();
      }}
    >
      <Head info={info} />
      {!failed && facts}
      <p className="row muted size-13 papers__group">
        证照照片　四角完整、字迹清楚、不反光
        <button type="button" className="link hit push nowrap" onClick={() => void showExample()}>
          看示例
        </button>
      </p>
      <div className="column licences">
        {info.kinds.map((kind) => (
          <LicenceCard
            key={kind.kind}
            kind={kind}
            written={written.licences[kind.kind]}
            named={failed && isNamedIn(info.reason, kind.kind)}
            expired={failed && isExpiredIn(info.reason, kind.kind)}
            before={info.licences.find((each) => each.kind === kind.kind)?.img_url ?? ''}
            problems={problems.filter((each) => each.kind === kind.kind)}
            store={store}
            disabled={sending}
          />
        ))}
      </div>
      {failed && facts}
      <MemberDock say={count}>
        <Button type="submit" size="lg" busy={sending} busyText="提交中" disabled={uploading > 0}>
          {uploading > 0 ? '图片上传中' : '提交认证'}
        </Button>
      </MemberDock>
    </form>
  );
}

async function showExample(): Promise<void> {
  const { licenceExample } = await fetched(() => import('./licence-example.lazy.ts'));
  await open('viewer', {
    pictures: [{ src: licenceExample, alt: '证照照片示例' }],
    at: 0,
    say: '四角完整、字迹清楚、不反光',
  });
}

function Head({ info: { yz, reason, add_time } }: Pick<Props, 'info'>) {
  // The shop may ask nobody for a verification: then nothing waits for it.
  const passes = isVerified(useBuyer());
  if (yz === undefined) return null;
  if (yz !== 3) {
    return (
      <Card className="papers__head">
        {passes ? (
          <Band icon="shield" title="未认证" say="目前不用认证也可查看采购价与库存，可先把证照交好" />
        ) : (
          <Band icon="lock" title={verifyFirst.text} say="通过后可查看采购价与库存并下单" />
        )}
        <Notice tone="good" icon="clock" className="papers__notice">
          备好营业执照、药品经营许可证，约 3 分钟填完。
        </Notice>
      </Card>
    );
  }
  return (
    <Card className={reason ? 'papers__head' : undefined}>
      <Band bad icon="close" title="认证失败" say={add_time ? `${minuteOf(add_time)} 提交` : '请修改后重新提交'} />
      {reason && (
        <Notice tone="warn" className="papers__notice">
          {reason}
        </Notice>
      )}
    </Card>
  );
}

interface FactsProps {
  readonly store: VerificationStore;
  readonly written: Written;
  readonly problems: readonly VerificationProblem[];
  readonly disabled: boolean;
}

const FACTS = [
  { at: 'company', label: '企业名称', placeholder: '与营业执照一致', autoComplete: 'organization' },
  { at: 'legal_person', label: '法定代表人', placeholder: '', autoComplete: 'name' },
  { at: 'address', label: '注册地址', placeholder: '', autoComplete: 'street-address' },
] as const;

const Facts = ({ store, written, problems, disabled }: FactsProps) => (
  <Card title="药店信息">
    <div className="inset-sides papers__facts">
      {FACTS.map(({ at, ...field }) => (
        <Field
          key={at}
          {...field}
          required
          maxLength={LONGEST_LICENCE_TEXT}
          enterKeyHint="next"
          disabled={disabled}
          value={written[at]}
          onChange={(text) => store.write({ [at]: text })}
          bad={problems.find((each) => each.at === at)?.message.text}
        />
      ))}
    </div>
  </Card>
);
