import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Choosing, PayEvent, PayState, SheetSaid } from '#shared/flows/pay-state.ts';
import { paymentIncomplete, wechatNotReady } from '#shared/messages/payment.ts';
import { isAbove0 } from '#shared/rules/money/money.ts';
import { ALIPAY, WECHAT } from '#shared/rules/pay/payment-methods.ts';
import { PAYMENT_TIME } from '#shared/rules/pay/payment-polling.ts';
import { href } from '#web/navigation/routes.ts';
import type { PendingPayment } from '#web/parts/member/pending-payment.ts';
import { copyOrShow } from '#web/parts/page/copy-text.ts';
import { Offered } from '#web/parts/page/offered.tsx';
import { useSecond } from '#web/parts/time/use-second.ts';
import type { PayAsk } from '#web/state/dialogs/dialog-table.ts';
import { fetched } from '#web/state/loading/code.ts';
import { session } from '#web/state/session/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { PayMark } from '#web/ui/pay-mark.tsx';
import { yuan } from '#web/ui/price.tsx';
import { Sign } from '#web/ui/sign.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { inWeChat, onIos } from '#web/wechat/environment.ts';
import { inMiniProgram } from '#web/wechat/mini-program.ts';
import { creditFact, numberFact, PayDue } from './pay-due.tsx';
import { cashierLink, type OpenSheet } from './pay-effects.ts';
import { WayMark } from './pay-way.tsx';

type Paying = Extract<PayState, { step: 'paying' }>;

interface Props {
  readonly state: Paying;
  readonly ask: PayAsk;
  readonly chosen: Choosing | undefined;
  /** The payment that was pending before a reload. */
  readonly left: PendingPayment | undefined;
  readonly openSheet: OpenSheet;
  readonly send: (event: PayEvent) => void;
}

/** Step 1 of an online payment: where to pay, the time left, and that nothing else is needed. */
export function PayingBody({ state, ask, chosen, left, openSheet, send }: Props) {
  const { started, unreachable, said, method, sheet } = state;
  // Alipay does not open inside WeChat, neither its pages nor its codes.
  const outside = inWeChat && (method === ALIPAY || started.how === 'mweb');
  const mini = started.how === 'jsapi' && inMiniProgram();
  const due = chosen ? chosen.split.method : left?.due;
  const part = chosen ? chosen.split.balance : left?.part;
  const number = chosen ? chosen.order.order.order_sn : left?.number;
  return (
    <>
      {(chosen || due !== undefined) && (
        <PayDue
          fen={due}
          facts={[
            number !== undefined && numberFact(ask, number),
            creditFact(ask),
            isAbove0(part) && `余额已占用 ¥${yuan(part)}`,
          ]}
        />
      )}
      <div className="centred pay__wait">
        {outside && (
          <Guide title={method === ALIPAY ? '支付宝不能在微信内付款' : '请在浏览器中完成付款'} steps={IN_BROWSER} />
        )}
        {mini && <Guide {...MINI_PROGRAM} />}
        {!chosen && part === undefined && state.held && <p className="small muted">已占用的余额，未付款会自动退回</p>}
        {!outside && started.how === 'qr' && (
          <Code text={started.code_url} method={state.method} chosen={chosen} send={send} />
        )}
        {sheet && <SheetSigns said={sheet} />}
        {started.how === 'jsapi' && !mini && !sheet && <Sheet open={() => openSheet(started.cs)} />}
        {!outside && started.how === 'mweb' && <Away url={started.url} />}
        {started.how === 'resumed' && !sheet && <p className="strong">正在确认支付结果</p>}
        <TimeLeft until={state.until} code={started.how === 'qr' && !outside} />
        <p className="said" role="status">
          {said?.text ?? (unreachable && '网络不稳定，正在继续核对支付结果')}
        </p>
      </div>
    </>
  );
}

/** Inside WeChat: the phone that shows the code cannot pay with it. Only who is not bound is asked to bind. */
const OtherPhone = ({ onLeave }: { readonly onLeave: () => void }) => {
  const { unbound } = useSnapshot(session);
  if (!unbound) return <p className="small muted">长按识别不能付款</p>;
  return <BindFirst onLeave={onLeave} />;
};

const BindFirst = ({ onLeave }: { readonly onLeave: () => void }) => (
  <>
    <p className="small muted">长按识别不能付款；绑定微信后可直接在微信里付款</p>
    <Offered to={href.wechatBinding()}>
      <ButtonLink kind="soft" size="sm" href={href.wechatBinding()} onClick={onLeave}>
        绑定微信
      </ButtonLink>
    </Offered>
  </>
);

const SCAN: Readonly<Record<string, string>> = { [WECHAT]: '请用微信扫码支付', [ALIPAY]: '请用支付宝扫码支付' };

interface CodeProps {
  readonly text: string;
  readonly method: string | undefined;
  readonly chosen: Choosing | undefined;
  readonly send: (event: PayEvent) => void;
}

/** The QR code, drawn by lazily loaded code; a failure returns to the choice with a message. */
function Code({ text, method, chosen, send }: CodeProps) {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    fetched(() => import('./draw-qr.lazy.ts'))
      .then(({ drawQr }) => setPicture(drawQr(text)))
      .catch(() => send({ type: 'codeFailed' }));
  }, [text, send]);
  const way = chosen?.methods.find(({ pay_id }) => pay_id === method);
  const cashier = cashierLink(text);
  const otherPhone = inWeChat && method === WECHAT;
  return (
    <>
      <div className="pay__code">
        {picture ? <img src={picture} width={200} height={200} alt="付款二维码" /> : <Skeleton w={200} h={200} />}
      </div>
      <p className="row strong pay__scan">
        {way && <WayMark way={way} />}
        {otherPhone ? '有另一部手机时，用它的微信扫码支付' : (SCAN[method ?? ''] ?? '请扫码支付')}
      </p>
      {otherPhone && <OtherPhone onLeave={() => send({ type: 'close' })} />}
      {cashier && (
        <ButtonLink kind="soft" size="sm" href={cashier} target="_blank" rel="noopener">
          打开收银台
        </ButtonLink>
      )}
    </>
  );
}

/** The button does not wait for the sheet, which may never answer. */
const Sheet = ({ open }: { readonly open: () => unknown }) => (
  <>
    <PayMark way="wechat" />
    <p className="pay__said">请在微信支付窗口中完成付款</p>
    <Button kind="soft" size="sm" onClick={() => void open()}>
      重新打开支付窗口
    </Button>
  </>
);

/** The report of WeChat's sheet: its ok needs the server's confirmation. */
const SheetSigns = ({ said }: { readonly said: SheetSaid }) =>
  said === 'ok' ? (
    <>
      <Sign icon="clock" tone="info" />
      <p className="pay__said">正在确认支付结果</p>
      <p className="small muted">请不要重复付款</p>
    </>
  ) : (
    <>
      <Sign icon="warn" tone="warn" />
      <p className="pay__said">{(said === 'notReady' ? wechatNotReady : paymentIncomplete).text}</p>
      <p className="small muted">
        {said === 'notReady' ? '稍等几秒，再重新打开支付窗口' : '可重新打开支付窗口，或换一种方式'}
      </p>
    </>
  );

const Away = ({ url }: { readonly url: string }) => (
  <>
    <p className="strong">正在打开支付页面，付款后回到这里</p>
    <ButtonLink kind="soft" size="sm" href={url}>
      重新打开支付页面
    </ButtonLink>
  </>
);

interface GuideProps {
  readonly title: string;
  readonly steps: readonly string[];
}

/** Inside WeChat external payment pages do not open: a guide to the system's browser, where the order waits. */
/** On an iPhone 在浏览器打开 opens the page on which the visit began, so the link is copied. */
const IN_BROWSER = onIos
  ? ['点下面的「复制链接」', '打开 Safari，粘贴并打开', '登录后继续付款']
  : ['点右上角「…」', '选择「在浏览器打开」', '登录后继续付款'];

/** A page in a mini program cannot open the official account's sheet: a guide to WeChat's own browser. */
const MINI_PROGRAM: GuideProps = {
  title: '小程序里不能打开微信支付',
  steps: ['复制链接，发到微信里任一聊天', '在聊天里打开链接', '登录后继续付款'],
};

const Guide = ({ title, steps }: GuideProps) => (
  <>
    <p className="strong">{title}</p>
    <ol className="pay__guide">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <Button kind="soft" size="sm" icon="copy" onClick={() => copyOrShow(location.href)}>
      复制链接
    </Button>
  </>
);

const two = (value: number): string => String(value).padStart(2, '0');

function TimeLeft({ until, code }: { readonly until: number; readonly code: boolean }) {
  // The displayed second may have started before the payment.
  const left = Math.min(PAYMENT_TIME, Math.max(0, until - useSecond()));
  const seconds = Math.floor(left / 1000);
  const clock = `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
  return (
    <div className="pay__left">
      <p className="small muted">
        {code ? '二维码剩余' : '剩余'} <b role="timer">{clock}</b>
        ，付款后自动确认
      </p>
      <Meter value={left / PAYMENT_TIME} label="剩余时间" say={clock} />
    </div>
  );
}

interface FootProps {
  readonly state: Paying;
  readonly openSheet: OpenSheet;
  readonly send: (event: PayEvent) => void;
}

/** The buttons of step 1: another method, the sheet again, or "I have paid". */
export function PayingFoot({ state, openSheet, send }: FootProps) {
  // Any later state of this step is the answer: still unknown.
  const [asked, setAsked] = useState<Paying>();
  const { started, sheet } = state;
  if (sheet === 'ok') return <Button size="lg" wide busy busyText="正在核对" />;
  return (
    <>
      <Button kind="line" size="lg" onClick={() => send({ type: 'back' })}>
        换支付方式
      </Button>
      {sheet && started.how === 'jsapi' ? (
        <Button className="pay__main" size="lg" onClick={() => void openSheet(started.cs)}>
          重新打开
        </Button>
      ) : (
        <Button
          className="pay__main"
          size="lg"
          busy={asked === state}
          busyText="正在核对"
          onClick={() => {
            setAsked(state);
            send({ type: 'paid' });
          }}
        >
          我已付款
        </Button>
      )}
    </>
  );
}
