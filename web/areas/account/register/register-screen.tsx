import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '#shared/contract/call.ts';
import type { login } from '#shared/contract/login.ts';
import type { Agency } from '#shared/contract/registration.ts';
import { registered, registrationClosed, registrationClosedTitle } from '#shared/messages/registration.ts';
import { goInstead } from '#web/navigation/navigate.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { telOf, useServicePhone } from '#web/parts/member/service-phone.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { IdentityFrame } from '../form/identity-frame.tsx';
import { Todo } from '../form/steps.tsx';
import { userLoader } from '../user-loader.ts';
import { registerDraft } from './register-draft.ts';
import { RegisterFields } from './register-fields.tsx';
import { RegisterInvite } from './register-invite.tsx';
import { createRegister } from './register-store.ts';

type Needs = AnswerOf<typeof login.needCode>;

/** /user?path=register and register_t: the invite code where it is required, the form, and the end (document 1 §5). */
export function RegisterScreen({ query }: { readonly query: QueryOf<'user'> }) {
  const [needs] = useState(() => createPart(askOf(userLoader.reads.needs, query)));
  const { data: there } = usePart(needs);
  const always = query.path === 'register_t';
  const loaded = (
    <Loaded part={needs} skeleton={<RegisterSkeleton />}>
      {(data) => <Register needs={data} invited={always || data.need_code} />}
    </Loaded>
  );
  if (there) return loaded;
  return (
    <RegisterFrame invited={always} step={always ? 'invite' : 'form'}>
      {loaded}
    </RegisterFrame>
  );
}

type Step = 'invite' | 'form' | 'done';

function Register({ needs, invited }: { readonly needs: Needs; readonly invited: boolean }) {
  const [draft] = useState(registerDraft);
  const [store] = useState(() => createRegister(needs.need_code, invited ? draft : { ...draft, agency: null }));
  const [step, setStep] = useState<Step>(invited && !draft.agency ? 'invite' : 'form');
  const [done, setDone] = useState('');
  const goOn = (agency: Agency) => {
    store.settle(agency);
    setStep('form');
  };
  return (
    <RegisterFrame invited={invited} step={step}>
      {step === 'invite' && <RegisterInvite found={store.state.agency} onFound={goOn} />}
      {step === 'form' && (
        <RegisterFields
          store={store}
          invited={invited}
          onOther={() => setStep('invite')}
          onDone={(name) => {
            setDone(name);
            setStep('done');
          }}
        />
      )}
      {step === 'done' && <RegisterDone user_name={done} agency={store.state.agency} />}
      {needs.shop_reg_closed && step !== 'done' && <RegisterClosed />}
    </RegisterFrame>
  );
}

interface FrameProps {
  readonly invited: boolean;
  readonly step: Step;
  readonly children: ReactNode;
}

const WAY = [
  { key: 'invite', name: '服务站', title: '填邀请码', say: '6 位，向业务员索取；药店归到这个服务站' },
  { key: 'form', name: '填资料', title: '填资料', say: '用户名、药店简称、手机号和密码' },
  { key: 'done', name: '完成', title: '上传资质', say: '证照照片' },
] as const;

function RegisterFrame({ invited, step, children }: FrameProps) {
  const way = invited ? WAY : WAY.slice(1);
  const at = step === 'done' ? way.length : way.findIndex(({ key }) => key === step);
  return (
    <IdentityFrame
      title="注册"
      steps={way.map(({ name }) => name)}
      at={at}
      wide
      side={{ title: '注册一个药店账号', todo: way, note: '认证通过后可查看采购价与库存并下单。' }}
    >
      {children}
    </IdentityFrame>
  );
}

const RegisterSkeleton = () => (
  <div className="stack" aria-busy="true">
    <Skeleton w="40%" h="1.75rem" />
    <Skeleton w="80%" h="1.25rem" />
    <Skeleton w="100%" h={48} />
    <Skeleton w="100%" h={48} />
  </div>
);

const leave = () => goInstead(href.user({ path: 'login' }));

/** The alert of a shop without registration (document 1 §6); every button leads to the login. */
function RegisterClosed() {
  const phone = useServicePhone();
  return (
    <Dialog
      open
      title={registrationClosedTitle.text}
      width={400}
      closeOnMask={false}
      onClose={leave}
      foot={
        <>
          {phone && (
            <ButtonLink kind="line" size="lg" href={telOf(phone)}>
              <Icon name="phone" />
              {phone}
            </ButtonLink>
          )}
          <Button size="lg" onClick={leave}>
            返回登录
          </Button>
        </>
      }
    >
      <p>{registrationClosed.text}</p>
    </Dialog>
  );
}

interface Props {
  readonly user_name: string;
  readonly agency: Agency | null;
}

/** The end of a registration: what is done, and what is needed to see prices and order. */
function RegisterDone({ user_name, agency }: Props) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    head.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="column register__done">
      <span className="disc register__mark">
        <Icon name="check" size={24} />
      </span>
      <h2 ref={head} className="size-18" tabIndex={-1}>
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
      <div className="column wide identity__acts">
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
