import { useState } from 'react';
import type { Choosing, PayEvent } from '#shared/flows/pay-state.ts';
import { BALANCE } from '#shared/rules/payment-methods.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { yuan } from '#web/ui/price.tsx';
import { Empty } from '#web/ui/state.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { PayDue } from './pay-due.tsx';
import { BalanceLinks, PayWay } from './pay-way.tsx';

interface Props {
  readonly state: Choosing;
  readonly send: (event: PayEvent) => void;
}

interface BodyProps extends Props {
  /** A top-up waits for its payment as long as its activity runs. */
}

/** The id of the form that the main button submits from the foot. */
const FORM = 'pay-form';

/** Step 0: what is due and the ways to pay it; the balance asks for its password. */
export function ChoiceBody({ state, send }: BodyProps) {
  const { order, methods, method, balance, none } = state;
  const [password, setPassword] = useState('');
  const { order_sn, money_paid, cash_price_xj = 0 } = order.order;

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
        facts={[`订单号 ${order_sn}`, cash_price_xj > 0 && `已含现结优惠 ¥${yuan(cash_price_xj)}`]}
      />
      {none ? (
        <Empty title={none.text} />
      ) : (
        <fieldset className="pay__ways">
          <legend className="visually-hidden">支付方式</legend>
          {methods.map((each) => (
            <PayWay
              key={each.pay_id}
              way={each}
              on={each.pay_id === method}
              moneys={order.moneys}
              balance={balance}
              onChoose={() => send({ type: 'choose', method: each.pay_id })}
              onLeave={() => send({ type: 'close' })}
            />
          ))}
        </fieldset>
      )}
      {!methods.some(({ pay_id }) => pay_id === BALANCE) && (
        <p className="pay__more small muted">
          账户余额
          <BalanceLinks balance={balance} onLeave={() => send({ type: 'close' })} />
        </p>
      )}
      {!none && state.combined.shown && <Combined state={state} send={send} />}
      {!none && (state.combined.on || (method === BALANCE && balance.ok)) && (
        <Field
          className="pay__password"
          type="password"
          label="支付密码"
          icon="lock"
          value={password}
          onChange={setPassword}
          placeholder="请输入支付密码"
          autoComplete="off"
          bad={state.working ? undefined : state.message?.text}
        />
      )}
    </form>
  );
}

function Combined({ state, send }: Props) {
  const { split, combined, order } = state;
  const words = combined.on
    ? `先用余额 ¥${yuan(split.balance)}，余下 ¥${yuan(split.method)} 用${nameOf(state)}`
    : `可用余额 ¥${yuan(order.moneys)} 抵一部分`;
  return (
    <div className="pay__ways pay__combined">
      <div className="pay__way">
        <span className="pay__words">
          <b>余额组合支付</b>
          <span className="small muted">{words}</span>
        </span>
        <Switch
          label="余额组合支付"
          on={combined.on}
          disabled={Boolean(state.working)}
          onChange={(on) => send({ type: 'combine', on })}
        />
      </div>
    </div>
  );
}

const nameOf = ({ methods, method }: Choosing): string =>
  methods.find(({ pay_id }) => pay_id === method)?.pay_name ?? '';

const BUSY = { password: '正在验证密码', paying: '正在支付', starting: '正在发起支付', settling: '正在核对支付结果' };

/** The main button names the method and what it pays. */
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
