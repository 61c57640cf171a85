import { useSnapshot } from 'valtio';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { greetingName, verificationTag } from '#shared/rules/member/member.ts';
import { customerLabel } from '#shared/rules/prices/customer-label.ts';
import { href, hrefOf } from '#web/navigation/routes.ts';
import type { Part } from '#web/state/loading/part.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { session } from '#web/state/session/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { ArticleList } from '../below/article-list.tsx';
import type { Counters, HomeAnswer } from '../home-store.ts';
import { CounterLinks } from './counter-links.tsx';

interface Props {
  readonly home: Part<HomeAnswer>;
  readonly counters: Part<Counters>;
}

/** The account card at the right of a desktop's home: member, order counters, sign-in, latest articles. */
export function DeskAccountCard({ home, counters }: Props) {
  const { token } = useSnapshot(session);
  const { data } = usePart(home);
  const loggedIn = isLoggedIn(token);
  return (
    <section className="card desk-account" aria-label="个人中心">
      <Who loggedIn={loggedIn} />
      {loggedIn && (
        <div className="desk-mine__counts">
          <CounterLinks counters={counters} />
        </div>
      )}
      <div className="desk-mine__act">
        {loggedIn ? <MemberAction home={home} /> : <VisitorActions />}
        {loggedIn && (
          <ButtonLink kind="line" href={href.quickOrder()}>
            快速下单
          </ButtonLink>
        )}
      </div>
      {data && <ArticleList articles={data.articles?.slice(0, loggedIn ? 3 : 5)} />}
    </section>
  );
}

function Who({ loggedIn }: { readonly loggedIn: boolean }) {
  const { name, avatar, order_pay } = useSnapshot(session);
  const buyer = useBuyer();
  const tag = verificationTag(buyer);
  return (
    <div className="desk-mine__who">
      {avatar ? (
        <img className="desk-mine__face" src={avatar} alt="" width={44} height={44} />
      ) : (
        <span className="desk-mine__face">
          <Icon name={loggedIn ? 'pharmacy' : 'user'} size={24} />
        </span>
      )}
      <div>
        <p className="strong clip">{greetingName(name)}</p>
        {!loggedIn && <p className="small muted">登录后查看采购价与库存</p>}
        {loggedIn && (
          <p className="desk-mine__tags">
            {tag?.to && (
              <a href={hrefOf(tag.to)}>
                <Tag tone="warn">{tag.label}</Tag>
              </a>
            )}
            {tag && !tag.to && <Tag tone="brand">{tag.label}</Tag>}
            <Tag>{customerLabel(order_pay)}</Tag>
          </p>
        )}
      </div>
    </div>
  );
}

/** Whether there is a sign-in is known with home's answer; until then its place is empty. */
function MemberAction({ home }: Pick<Props, 'home'>) {
  const { data, phase } = usePart(home);
  if (!data && phase !== 'failed') return <span className="button" aria-hidden="true" />;
  return data?.system_priv.signin ? (
    <ButtonLink kind="soft" href={hrefOf('/signin')}>
      <Icon name="calendar-check" />
      签到领积分
    </ButtonLink>
  ) : (
    <ButtonLink kind="soft" href={href.userCenter()}>
      个人中心
    </ButtonLink>
  );
}

const VisitorActions = () => (
  <>
    <ButtonLink kind="line" href={href.user({ path: 'register' })}>
      注册
    </ButtonLink>
    <ButtonLink href={href.user({ path: 'login' })}>登录</ButtonLink>
  </>
);
