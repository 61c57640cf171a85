import { expect, test, vi } from 'vitest';
import { buy } from '#shared/contract/buy.ts';
import { startAt } from '#shared/contract/wire.ts';
import { NetworkError, RefusedError, UnknownOutcomeError } from '#shared/errors.ts';
import { submitOrder } from '#shared/flows/submit-order.ts';
import { type CheckoutPorts, createCheckout } from './checkout-store.ts';
import { noteOrder, onceKey } from './once-key.ts';

const confirmed = (more: object = {}) =>
  buy.confirm.answer.read(
    {
      merchants: [{ order_zt: '药仓自营', shipping_fee: 0, lines: [{ cart_id: '1', goods_id: '5', num: 30 }] }],
      address_id: '3',
      seal: 's1',
      ...more,
    },
    startAt(false),
  );
const lost = () => new UnknownOutcomeError('buy.php?act=submit', new NetworkError('buy.php?act=submit', 'dropped'));
const submitted = { order_id: '77', order_sn: '2026', money_paid: 100, split: [] };

async function checkoutWith() {
  const said: string[] = [];
  const submit = vi.fn(async (_call: unknown, _order: unknown): Promise<unknown> => submitted);
  const clock = { now: () => 0, wait: async () => undefined };
  const ports = {
    confirm: vi.fn<CheckoutPorts['confirm']>(async () => confirmed()),
    submit: ((order) => submitOrder({ client: { send: submit as never }, clock }, order)) as CheckoutPorts['submit'],
    say: (message: { text: string }) => said.push(message.text),
    report: vi.fn(),
    ordered: vi.fn(),
  };
  const store = createCheckout(ports, '1,2', 'key');
  await store.load();
  return { store, ports, said, submit };
}

test('a second tap on submit joins the first: one order under one key', async () => {
  const { store, ports, submit } = await checkoutWith();
  await Promise.all([store.submit(), store.submit()]);
  expect(submit).toHaveBeenCalledOnce();
  expect(submit.mock.calls[0]![1]).toMatchObject({ buy_list: '1,2', address_id: '3', once: 'key', seal: 's1' });
  expect(ports.ordered).toHaveBeenCalledExactlyOnceWith(submitted, 30);
});

test('without an address nothing is submitted', async () => {
  const { store, ports, said, submit } = await checkoutWith();
  ports.confirm.mockResolvedValueOnce(confirmed({ address_id: '' }));
  await store.load();
  await store.submit();
  expect(said).toEqual(['请选择收货地址！']);
  expect(submit).not.toHaveBeenCalled();
});

test('changed prices: the refusal is told, what holds now is shown, what was chosen stays', async () => {
  const { store, ports, submit } = await checkoutWith();
  await store.choose({ use_integral: true });
  store.setRemark('上午送');
  submit.mockRejectedValueOnce(new RefusedError('buy.php?act=submit', 1, '价格有变动', false));
  ports.confirm.mockResolvedValueOnce(confirmed({ seal: 's2' }));
  await store.submit();
  expect(ports.report).toHaveBeenCalledOnce();
  expect(store.state).toMatchObject({ shown: { seal: 's2' }, remark: '上午送', chosen: { use_integral: true } });
});

test('a lost answer is sent again under the same key and becomes one order', async () => {
  const { store, ports, submit } = await checkoutWith();
  submit.mockRejectedValueOnce(lost());
  await store.submit();
  expect(submit.mock.calls.map(([, order]) => (order as { once: string }).once)).toEqual(['key', 'key']);
  expect(ports.ordered).toHaveBeenCalledOnce();
  expect(ports.report).not.toHaveBeenCalled();
});

test('when no answer comes at all the buyer is told, and the next tap asks again', async () => {
  const { store, ports, submit } = await checkoutWith();
  for (let times = 0; times < 3; times++) submit.mockRejectedValueOnce(lost());
  const whole = store.submit();
  await vi.waitFor(() => expect(store.state.submission).toBe('unsettled'));
  expect(store.state.notice).toBe('网络中断，正在核对订单，请勿重复提交！');
  expect(ports.ordered).not.toHaveBeenCalled();
  void store.submit();
  await whole;
  expect(submit).toHaveBeenCalledTimes(4);
  expect(ports.ordered).toHaveBeenCalledOnce();
});

test('a choice that cannot be reckoned goes back to the one that stood', async () => {
  const { store, ports } = await checkoutWith();
  ports.confirm.mockRejectedValueOnce(new NetworkError('buy', 'timeout'));
  await store.choose({ volume_id: '9' });
  expect(store.state.chosen.volume_id).toBe('');
});

test('the same checkout meets the same key, and knows the order that it became', () => {
  const kept = new Map<string, string>();
  const keeper = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const first = onceKey(keeper, '1,2');
  expect(first.once).toMatch(/^[0-9a-f]{32}$/);
  expect(onceKey(keeper, '1,2')).toEqual(first);
  expect(onceKey(keeper, '1').once).not.toBe(first.once);
  noteOrder(keeper, '1,2', first, '77');
  expect(onceKey(keeper, '1,2')).toEqual({ ...first, order_id: '77' });
  kept.set('yaocang_once_1,2', '{"once":');
  expect(onceKey(keeper, '1,2').order_id).toBeUndefined();
});
