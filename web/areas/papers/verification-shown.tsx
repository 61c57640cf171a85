import type { Licence } from '#shared/contract/user-licences.ts';
import { licenceEnded, licenceEndsSoon, licenceEndsToday, submitted } from '#shared/messages/verification.ts';
import { daysLeft } from '#shared/rules/member/verification-form.ts';
import { ServiceCall } from '#web/parts/member/service-call.tsx';
import { showPictures } from '#web/parts/pictures/show-pictures.ts';
import { dayOf, minuteOf } from '#web/parts/time/day.ts';
import { serverNow } from '#web/state/clock.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import { Band } from './band.tsx';
import type { Verification } from './verification-store.ts';

/** The submitted data, read-only: under review and once approved. */
export function VerificationShown({ info }: { readonly info: Verification }) {
  const { yz, licences, add_time } = info;
  const verified = yz === 1;
  const at = add_time ? minuteOf(add_time) : '';
  const ending = licences.filter((each) => verified && daysLeft(each, serverNow()) !== undefined);
  const rest = licences.filter((each) => !ending.includes(each));
  return (
    <>
      <Card>
        {verified ? (
          <Band good icon="shield" title="已认证" say={at && `${at} 提交`} />
        ) : (
          <>
            <Band icon="clock" title={submitted.text} say={at && `${at} 提交`} />
            <Timeline className="papers__steps" items={stepsOf(at, licences.length)} />
          </>
        )}
        <Given info={info} />
      </Card>
      {ending.map((each) => (
        <Notice key={each.kind} tone="warn">
          {endOf(each)}
        </Notice>
      ))}
      <div className="column licences">
        {[...ending, ...rest].map((each) => (
          <LicenceShown key={each.kind} licence={each} warned={ending.includes(each)} />
        ))}
      </div>
      <ServiceCall title={verified ? '要换新证照或改药店信息？' : '资料填错了？'} />
    </>
  );
}

const endOf = (licence: Licence): string => {
  const days = daysLeft(licence, serverNow()) ?? -1;
  if (days === 0) return licenceEndsToday(licence.kind).text;
  return (days < 0 ? licenceEnded(licence.kind) : licenceEndsSoon(licence.kind, days)).text;
};

const endWords = (days = -1): string => (days < 0 ? '已过期' : days === 0 ? '今天到期' : `${days} 天后到期`);

const stepsOf = (at: string, count: number) => [
  { key: 'now', title: '审核中', text: '结果显示在这里；可先逛商品、加收藏', now: true },
  { key: 'sent', title: '提交资料', time: at, text: count > 0 ? `药店信息，${count} 张证照` : '' },
];

function Given({ info: { company, legal_person, address } }: { readonly info: Verification }) {
  if (!company && !legal_person && !address) return null;
  const rows = [
    ['企业名称', company],
    ['法定代表人', legal_person],
    ['注册地址', address],
  ] as const;
  return <Facts beside rows={rows} className="papers__given" />;
}

function LicenceShown({ licence, warned }: { readonly licence: Licence; readonly warned: boolean }) {
  const { kind, number, end_time, img_url } = licence;
  const days = daysLeft(licence, serverNow());
  const show = () => void showPictures({ pictures: [{ src: img_url, alt: kind }], at: 0 });
  return (
    <section className={cx('card licence', warned && 'is-bad')} aria-label={kind}>
      <div className="row apart tall inset-sides">
        <h3 className="grow">{kind}</h3>
        {warned && <Tag tone="warn">{endWords(days)}</Tag>}
      </div>
      <div className="wrap loose inset-below">
        <button type="button" className="licence__shown" aria-label={`查看${kind}照片`} onClick={show}>
          <Picture src={img_url} alt="" size={120} ratio={0.75} />
        </button>
        <div className="licence__facts ruled">
          <p>
            <small className="small muted">编号</small>
            <span>{number}</span>
          </p>
          <p>
            <small className="small muted">有效期</small>
            <span>{end_time ? dayOf(end_time) : '长期'}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
