import { expect, test, vi } from 'vitest';
import type { OrderRow, Parcel } from '#shared/contract/entities.ts';
import { RefusedError } from '#shared/errors.ts';
import { orderClosed, received } from '#shared/messages/orders.ts';
import { createOrderMoves, type MovePorts } from './order-moves.ts';

const rowOf = (more: Partial<OrderRow> = {}): OrderRow => ({
  order_id: '7',
  order_sn: 'S7',
  add_time: 0,
  goods_thumb: [],
  order_zt: '药仓自营',
  is_fd: false,
  status: { status: 3 },
  order_status: 1,
  pay_status: 0,
  money_paid: 100,
  shipping_fee: 0,
  breed_num: 1,
  delivery: [],
  ...more,
});
const shipped = (send_id: string): Parcel => ({ send_id, send_type: '1', status: 1 });
const closed = rowOf({ status: { status: 7 } });

function movesWith(more: Partial<MovePorts> = {}) {
  const said: string[] = [];
  const asked: string[] = [];
  const ports = {
    close: vi.fn(async () => ({ step: 'done', message: orderClosed, row: closed }) as const),
    receive: vi.fn<MovePorts['receive']>(async () => ({ step: 'done', message: received, row: rowOf() }) as const),
    again: vi.fn<MovePorts['again']>(async () => ({ added: 0 })),
    inCart: vi.fn(),
    toCart: vi.fn(),
    pay: vi.fn(async () => '1'),
    proof: vi.fn<MovePorts['proof']>(async () => ''),
    review: vi.fn(async () => true),
    read: vi.fn(async () => rowOf({ pay_status: 1 })),
    ask: async (question: { text: string }) => {
      asked.push(question.text);
      return true;
    },
    say: (message: { text: string }) => void said.push(message.text),
    report: vi.fn(),
    changed: vi.fn(),
  };
  return { ports, said, asked, moves: createOrderMoves({ ...ports, ...more }) };
}

test('closing asks first, says 订单成功关闭！ and shows the row as it now is', async () => {
  const { moves, ports, said, asked } = movesWith();
  await moves.close(rowOf());
  expect(asked).toEqual(['确定要关闭该订单吗？']);
  expect(said).toEqual(['订单成功关闭！']);
  expect(ports.changed).toHaveBeenCalledExactlyOnceWith('7', closed);
});

test('a no changes nothing', async () => {
  const { moves, ports } = movesWith({ ask: async () => false });
  await moves.close(rowOf());
  await moves.receive(rowOf(), '');
  expect(ports.close).not.toHaveBeenCalled();
  expect(ports.receive).not.toHaveBeenCalled();
});

test('with several parcels the receipt is of one parcel, else of the order', async () => {
  const { moves, ports, asked, said } = movesWith();
  await moves.receive(rowOf({ delivery: [shipped('1'), shipped('2')] }), '2');
  await moves.receive(rowOf({ delivery: [shipped('1')] }), '1');
  expect(asked).toEqual(['确定已收到该包裹的商品吗？', '确定已收到该订单的全部商品吗？']);
  expect(ports.receive.mock.calls).toEqual([
    ['7', '2'],
    ['7', '1'],
  ]);
  expect(said).toEqual(['收货成功！', '收货成功！']);
});

test('after the payment dialog the one row is reloaded, whatever it answered', async () => {
  const { moves, ports } = movesWith({ pay: async () => undefined });
  await moves.pay(rowOf({ fd_sn: 'F1' }));
  expect(ports.read).toHaveBeenCalledExactlyOnceWith('7');
  expect(ports.changed).toHaveBeenCalledExactlyOnceWith('7', rowOf({ pay_status: 1 }));
});

test('after the reviews the one row is reloaded', async () => {
  const { moves, ports } = movesWith();
  await moves.comment(rowOf({ status: { status: 5 } }));
  expect(ports.review).toHaveBeenCalledExactlyOnceWith({ order_id: '7' });
  expect(ports.changed).toHaveBeenCalledExactlyOnceWith('7', rowOf({ pay_status: 1 }));
});

test('viewing a payment reloads the row; paying again from there opens the payment dialog', async () => {
  const { moves, ports } = movesWith();
  await moves.viewPayment(rowOf());
  expect(ports.proof).toHaveBeenCalledExactlyOnceWith({ type: '1', order_id: '7' });
  expect(ports.pay).not.toHaveBeenCalled();
  expect(ports.read).toHaveBeenCalledTimes(1);
  ports.proof.mockResolvedValue('again');
  await moves.viewPayment(rowOf({ fd_sn: 'F1' }));
  expect(ports.pay).toHaveBeenCalledExactlyOnceWith({ type: '1', order_id: '7', fd_sn: 'F1' });
  expect(ports.read).toHaveBeenCalledTimes(2);
});

test('buying again says what went into the cart, and the cart count rises by it', async () => {
  const { moves, ports, said } = movesWith();
  ports.again.mockResolvedValueOnce({ message: received, added: 3 });
  await moves.again(rowOf());
  expect([ports.again.mock.calls, ports.inCart.mock.calls]).toEqual([[['7']], [[3]]]);
  ports.again.mockResolvedValueOnce({ message: orderClosed, added: 0 });
  await moves.again(rowOf());
  expect(ports.inCart).toHaveBeenCalledOnce();
  expect(said).toEqual([received.text, orderClosed.text]);
  expect(ports.changed).not.toHaveBeenCalled();
});

test('what did not go in is asked about, and a yes leads to the cart', async () => {
  const { moves, ports, said, asked } = movesWith();
  ports.again.mockResolvedValue({ message: received, added: 1, question: orderClosed });
  await moves.again(rowOf());
  expect([asked, said]).toEqual([[orderClosed.text], []]);
  expect(ports.toCart).toHaveBeenCalledOnce();
});

test('a refused buying again is reported', async () => {
  const error = new RefusedError('order.php?act=buy_again', 1, '', false);
  const { moves, ports, said } = movesWith({ again: async () => ({ added: 0, error }) });
  await moves.again(rowOf());
  expect(ports.report).toHaveBeenCalledExactlyOnceWith(error);
  expect(said).toEqual([]);
});

test('a second tap while a move runs does nothing', async () => {
  const { moves, ports } = movesWith();
  await Promise.all([moves.pay(rowOf()), moves.pay(rowOf())]);
  expect(ports.pay).toHaveBeenCalledOnce();
});

test('a refusal is reported in the server’s own words and the row is looked at again', async () => {
  const error = new RefusedError('order.php?act=qx_order', 1, '该订单不能关闭！', false);
  const { moves, ports, said } = movesWith({ close: async () => ({ step: 'failed', error }) });
  await moves.close(rowOf());
  expect(ports.report).toHaveBeenCalledExactlyOnceWith(error);
  expect(said).toEqual([]);
  expect(ports.changed).toHaveBeenCalledExactlyOnceWith('7', undefined);
});

test('a closed payment dialog keeps no other move waiting, though the row is still being read', async () => {
  const { moves, ports } = movesWith({ read: () => new Promise(() => undefined) });
  void moves.pay({ order_id: '7' });
  await vi.waitFor(() => expect(ports.pay).toHaveBeenCalled());
  await Promise.resolve();
  await moves.close(rowOf());
  expect(ports.close).toHaveBeenCalledOnce();
});
