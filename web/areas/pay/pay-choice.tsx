import { useEffect, useRef, useState } from 'react';
import type { Choosing, PayEvent } from '#shared/flows/pay-state.ts';
import { holdUnknown, noPaymentPassword } from '#shared/messages/payment.ts';
import { isAbove0 } from '#shared/rules/money/money.ts';
import { BALANCE, splitAmount } from '#shared/rules/pay/payment-methods.ts';
import { GOODS_ORDER } from '#shared/rules/pay/payment-subject.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { leavePayment } from '#web/parts/member/left-payment.ts';
import type { PayAsk } from '#web/state/dialogs/dialog-table.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { yuan } from '#web/ui/price.tsx';
import { Empty } from '#web/ui/state.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { SwitchLabel } from '#web/ui/switch-label.tsx';
import { creditFact, numberFact, PayDue } from './pay-due.tsx';
import { BalanceLinks, PayWay } from './pay-way.tsx';

interface Props {
  readonly state: Choosing;
  readonly send: (event: PayEvent) => void;
}

interface BodyProps extends Props {
  readonly ask: PayAsk;
}

/** The id of the form that the main button in the foot submits. */
const FORM = 'pay-form';

/** Step 0: the amount due and the methods; the balance asks for its password. */
export function ChoiceBody({ state, send, ask }: BodyProps) {
  const topUp = ask.type !== GOODS_ORDER;
  const { order, methods, method, balance, none } = state;
  const [password, setPassword] = useState('');
  // New payment passwords have six digits; older ones may have letters.
  const [letters, setLetters] = useState(false);
  const { order_sn, money_paid, cash_price_xj = 0 } = order.order;
  const bad = !state.working && state.field === 'password' ? state.message : undefined;
  const end = useRef<HTMLSpanElement>(null);
  const leave = () => {
    leavePayment(ask);
    send({ type: 'close' });
  };
  // Below the fold of a small phone the error would not be seen.
  useEffect(() => {
    if (bad) end.current?.scrollIntoView({ block: 'end' });
  }, [bad]);

  return (
    <form
      id={FORM}
      onSubmit={(event) => {
        event.preventDefault();
        if (!state.working) send({ type: 'confirm', password });
      }}
    >
      <PayDue
        fen={money_paid}
        facts={[
          numberFact(ask, order_sn),
          creditFact(ask),
          cash_price_xj > 0 && `已含现结优惠 ¥${yuan(cash_price_xj)}`,
        ]}
      />
      {!state.working && state.message && state.field !== 'password' && <StepMessage state={state} onLeave={leave} />}
      {state.handedIn && state.message !== state.handedIn && (
        <div className="pay__said-top" role="status">
          <Notice tone="warn">{state.handedIn.text}</Notice>
        </div>
      )}
      {state.hold && <Hold state={state} send={send} />}
      {none ? (
        <Empty title={none.text} />
      ) : (
        <fieldset className="pay__ways">
          <legend className="visually-hidden">支付方式</legend>
          {methods.map((each) => (
            <PayWay
              key={each.pay_id}
              way={each}
              topUp={topUp}
              on={each.pay_id === method}
              moneys={order.moneys}
              balance={balance}
              onChoose={() => send({ type: 'choose', method: each.pay_id })}
              onLeave={leave}
            />
          ))}
        </fieldset>
      )}
      {!topUp && !methods.some(({ pay_id }) => pay_id === BALANCE) && (
        <p className="row apart loose small muted pay__more">
          账户余额
          <BalanceLinks balance={balance} onLeave={leave} />
        </p>
      )}
      {!none && state.combined.shown && <Combined state={state} send={send} />}
      {!none && (state.combined.on || (method === BALANCE && balance.ok)) && (
        <Field
          className="pay__password"
          secret
          inputMode={letters ? 'text' : 'numeric'}
          help={
            <>
              {!letters && (
                <button
                  type="button"
                  className="link hit on-phone"
                  aria-label="密码含字母？换全键盘"
                  onClick={() => setLetters(true)}
                >
                  含字母？换全键盘
                </button>
              )}
              <a className="link hit pay__forgot" href={hrefOf('/re-yz?lx=3')} onClick={leave}>
                忘记密码
              </a>
            </>
          }
          label="支付密码"
          icon="lock"
          value={password}
          onChange={setPassword}
          placeholder="请输入支付密码"
          enterKeyHint="done"
          bad={bad?.text}
        />
      )}
      <span ref={end} />
    </form>
  );
}

/** The message of the last step, above the choice; for the balance with a link to what is missing. */
function StepMessage({ state: { message }, onLeave }: { readonly state: Choosing; readonly onLeave: () => void }) {
  return (
    <div className="pay__said-top" role="status">
      <Notice
        tone="warn"
        action={
          message === noPaymentPassword && (
            <a className="link nowrap hit" href={hrefOf('/re-yz?lx=3')} onClick={onLeave}>
              去设置
            </a>
          )
        }
      >
        {message?.text}
      </Notice>
    </div>
  );
}

/** An unfinished payment holds a part of the balance, or may still: a message, with a button that releases it. */
function Hold({ state: { hold, working }, send }: Props) {
  return (
    <div className="pay__said-top" role="status">
      <Notice
        tone="warn"
        action={
          <button
            type="button"
            className="link nowrap hit"
            disabled={Boolean(working)}
            onClick={() => send({ type: 'release' })}
          >
            {working === 'releasing' ? '正在核对' : hold === holdUnknown ? '重新退回' : '退回'}
          </button>
        }
      >
        {hold?.text}
      </Notice>
    </div>
  );
}

function Combined({ state, send }: Props) {
  const { split, combined, order, method } = state;
  const words = combined.on ? `先用余额 ¥${yuan(split.balance)}${restWords(split.method, state)}` : aheadWords(state);
  return (
    <div className="pay__ways pay__combined">
      <SwitchLabel className="pay__way">
        <span className="grow pay__words">
          <b>余额组合支付</b>
          <span className="small muted">{words}</span>
        </span>
        <Switch
          label="余额组合支付"
          on={combined.on}
          disabled={Boolean(state.working)}
          onChange={(on) => send({ type: 'combine', on })}
        />
      </SwitchLabel>
      {combined.on && (
        <Facts
          className="pay__split"
          rows={[
            ['应付金额', `¥${yuan(order.order.money_paid)}`],
            ['余额（赠送金优先）', `−¥${yuan(split.balance)}`],
            [nameOf(state), <b key={method}>¥{yuan(split.method)}</b>],
          ]}
        />
      )}
    </div>
  );
}

/** How the amount would be split, before the switch is on. If the balance covers all, no second method is needed. */
function aheadWords(state: Choosing): string {
  const { order, method } = state;
  const ahead = splitAmount(method, true, order);
  if (!isAbove0(ahead.balance)) return `可用余额 ¥${yuan(order.moneys)} 抵一部分`;
  return `可用余额 ¥${yuan(ahead.balance)} 抵${ahead.method === 0 ? '全部' : '一部分'}${restWords(ahead.method, state)}`;
}

/** What the second method pays; nothing is left where the balance covers all. */
const restWords = (rest: number | undefined, state: Choosing): string =>
  rest === 0 ? '' : `，余下 ¥${yuan(rest)} 用${nameOf(state)}`;

const nameOf = ({ methods, method }: Choosing): string =>
  methods.find(({ pay_id }) => pay_id === method)?.pay_name ?? '';

const BUSY = {
  looking: '正在核对',
  password: '正在验证密码',
  paying: '正在支付',
  starting: '正在发起支付',
  settling: '正在核对支付结果',
  releasing: '正在核对余额',
};

/** The main button, with the method and the amount. */
export function ChoiceFoot({ state }: Props) {
  const { method, split, balance, none, working } = state;
  if (none) return null;
  const amount = method === BALANCE ? split.balance : split.method;
  return (
    <Button
      type="submit"
      form={FORM}
      size="lg"
      wide
      busy={Boolean(working)}
      busyText={working && BUSY[working]}
      disabled={method === '' || (method === BALANCE && !balance.ok)}
    >
      {nameOf(state)} ¥{yuan(amount)}
    </Button>
  );
}
