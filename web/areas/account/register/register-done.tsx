import { useEffect, useRef } from 'react';
import type { Agency } from '#shared/contract/registration.ts';
import { registered } from '#shared/messages/registration.ts';
import { href } from '#web/navigation/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Todo } from '../form/steps.tsx';

interface Props {
  readonly user_name: string;
  readonly agency: Agency | null;
}

/** The end of a registration: what is done, and what is needed to see prices and order. */
export function RegisterDone({ user_name, agency }: Props) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    head.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="register__done">
      <span className="register__mark">
        <Icon name="check" size={24} />
      </span>
      <h2 ref={head} tabIndex={-1}>
        {registered.text}
      </h2>
      <p className="muted">
        用户名 <b>{user_name}</b>，请记住
      </p>
      <Todo
        items={[
          { title: '账号已开通', say: agency ? `归属 ${agency.agency_name}` : '现在就可以登录', done: true },
          { title: '登录后上传资质', say: '营业执照、药品经营许可证' },
          { title: '等待审核', say: '通过后可查看采购价与库存并下单' },
        ]}
      />
      <div className="identity__acts">
        <ButtonLink size="lg" wide href={href.user({ path: 'login' })}>
          去登录
        </ButtonLink>
        <ButtonLink kind="text" wide href={href.index()}>
          先逛逛
        </ButtonLink>
      </div>
    </section>
  );
}
