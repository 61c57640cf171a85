import { Suspense, useEffect, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { START_DELAY } from '#shared/rules/app/start-delay.ts';
import { maskedPhone } from '#shared/rules/login/masked-phone.ts';
import { hasSmsStep } from '#shared/rules/login/sms-step.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { showPictures } from '#web/parts/pictures/show-pictures.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart, type Part } from '#web/state/loading/part.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { useSettings } from '#web/state/session/buyer.ts';
import { whenReady } from '#web/state/settings/settings.ts';
import { footer } from '#web/state/shell/footer.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Logo } from '#web/ui/logo.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type TabItem, Tabs } from '#web/ui/tabs.tsx';
import { Lead } from '../form/lead.tsx';
import { smsStep } from '../sms/load-sms-step.ts';
import { userLoader } from '../user-loader.ts';
import { LoginFields } from './login-fields.tsx';
import './login.css';
import type { AnswerOf } from '#shared/contract/call.ts';
import type { login } from '#shared/contract/login.ts';
import { AdvertImage } from '#web/parts/content/advert-image.tsx';
import { Carousel } from '#web/ui/carousel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { openLogin } from './open-login.ts';

const SmsStep = smsStep.View;

type Step = 'password' | 'sms';

/** The login page: password, then the SMS step where it is required (document 1 §2, §4). */
export function LoginScreen({ query }: { readonly query: QueryOf<'user'> }) {
  const [store] = useState(() => openLogin({ back: query.back, changed: query.is_er !== '' }));
  const [needs] = useState(() => createPart(askOf(userLoader.reads.needs, query)));
  const at = useSnapshot(store.state).at;
  const chit_login = hasSmsStep(useSettings());
  const panel = useId();
  const step: Step = at.step === 'sms' ? 'sms' : 'password';

  useEffect(() => {
    if (chit_login) smsStep.fetch().catch(() => undefined);
  }, [chit_login]);
  useEffect(() => {
    const callOff = whenReady(needs.delay, () => void needs.load());
    store.shown(true);
    return () => {
      store.shown(false);
      callOff();
    };
  }, [needs, store]);

  const tabs: TabItem<Step>[] = [{ key: 'password', label: '密码登录' }];
  if (chit_login || step === 'sms') tabs.push({ key: 'sms', label: '短信验证' });
  // The second step can only be reached from the first.
  const turn = (to: Step) => (to === 'sms' ? void store.submit() : store.send({ type: 'leave' }));

  return (
    <main className="login">
      <div className="login__box">
        <header className="login__head">
          <Logo size={56} />
          <div>
            <h1>药仓</h1>
            <p className="muted">医药器械批发，药店诊所专用</p>
          </div>
        </header>
        <div className="login__form">
          <Tabs label="登录方式" items={tabs} value={step} onChange={turn} panelId={panel} />
          <div id={panel} role="tabpanel" aria-label={step === 'sms' ? '短信验证' : '密码登录'}>
            {query.is_er !== '' && step === 'password' && (
              <Notice tone="good" className="login__hint">
                请用新密码登录，其他设备也要重新登录
              </Notice>
            )}
            {at.step === 'sms' ? (
              <>
                <Lead title="短信验证" say={`为了账号安全，请验证注册手机${at.phone && ` ${maskedPhone(at.phone)}`}`} />
                <Suspense>
                  <SmsStep sms={at.sms} send={store.send} submit="验证并登录">
                    <Button kind="text" wide onClick={() => store.send({ type: 'leave' })}>
                      返回密码登录
                    </Button>
                  </SmsStep>
                </Suspense>
              </>
            ) : (
              <LoginFields store={store} at={at} />
            )}
          </div>
        </div>
        <LoginFlyers part={needs} />
        <Foot invited={usePart(needs).data?.need_code === true} />
      </div>
    </main>
  );
}

/** A link to the registration, and the shop's licence. */
function Foot({ invited }: { readonly invited: boolean }) {
  const { phase, data } = usePart(footer);
  const { hlwyp: licence, wechat_ewm: account } = data?.shop ?? {};
  // Its place is kept until it is known: 去逛逛 beside it stands still.
  const mayFollow = account || (!data && phase !== 'failed');
  // The login page has no footer on a phone, so it loads the data itself.
  useEffect(() => whenReady(START_DELAY, () => void footer.load()), []);
  return (
    <footer className="login__foot">
      <p>
        还没有账号？
        <a className="link strong hit" href={href.user({ path: invited ? 'register_t' : 'register' })}>
          立即注册
        </a>
      </p>
      {/* On a desktop the header has this link. */}
      <p className="on-phone">
        <a className="link hit" href={href.index()}>
          去逛逛
        </a>
        {mayFollow && (
          <>
            {'　'}
            <button
              type="button"
              className={cx('link hit', !account && 'is-unsure')}
              onClick={() => account && void showPictures({ pictures: [{ src: account, alt: '公众号二维码' }], at: 0 })}
            >
              关注公众号
            </button>
          </>
        )}
      </p>
      {licence && <p className="small muted on-phone">{licence}</p>}
    </footer>
  );
}

/** The adverts of the login page; their space is reserved while they load. */
function LoginFlyers({ part }: { readonly part: Part<AnswerOf<typeof login.needCode>> }) {
  const { phase, data } = usePart(part);
  if (data?.ad_list.length === 0 || phase === 'failed') return null;
  return (
    <div className="login__flyers">
      {data ? (
        <Carousel label="广告">
          {data.ad_list.map((ad, at) => (
            <AdvertImage key={ad.ad_id} ad={ad} place="login" largest={at === 0} className="login__flyer" />
          ))}
        </Carousel>
      ) : (
        <Skeleton className="login__flyer" />
      )}
    </div>
  );
}
