import { expect, test, vi } from 'vitest';
import type { PayEvent, PayState, StartedPayment } from '#shared/flows/pay-state.ts';
import { paid } from '#shared/messages/payment.ts';
import type { SheetEnd } from '#web/wechat/jsapi-pay.ts';
import { cashierLink, createPayEffects, type EffectPorts, SHEET_SILENCE } from './pay-effects.ts';

const paying = (started: StartedPayment): PayState => ({
  step: 'paying',
  zt: 1,
  started,
  method: '2',
  held: false,
  until: 0,
  unreachable: false,
});
const mweb = { order_sn: 'P1', how: 'mweb', url: 'https://pay.example/1' } as const;
const jsapi = { order_sn: 'P2', how: 'jsapi', cs: { appId: 'wx1' }, config: {} } as const;

function effectsWith(end: SheetEnd = { result: 'ok' }, inWeChat = false) {
  const sent: PayEvent[] = [];
  const clock = { now: 1_000 };
  const ports = {
    inWeChat,
    inMiniProgram: () => false,
    leave: vi.fn(),
    sheet: vi.fn(async () => end),
    flag: vi.fn<EffectPorts['flag']>(),
    settled: vi.fn(),
    closed: vi.fn(),
    now: () => clock.now,
    send: (event: PayEvent) => void sent.push(event),
  };
  return { ports, sent, clock, effects: createPayEffects(ports) };
}

test('trade type MWEB sets the in-app payment flag and redirects once, however often the state is seen', () => {
  const { effects, ports } = effectsWith();
  effects.follow(paying(mweb));
  effects.follow(paying(mweb));
  expect(ports.flag).toHaveBeenCalledExactlyOnceWith({ order_sn: 'P1', method: '2', held: false });
  expect(ports.leave).toHaveBeenCalledExactlyOnceWith('https://pay.example/1');
});

test('a QR code sets the flag too: after a reload it is shown again, with its hold', () => {
  const { effects, ports } = effectsWith();
  const code = { order_sn: 'P3', how: 'qr', code_url: 'weixin://x' } as const;
  effects.follow({ ...paying(code), held: true, until: 190_000 } as PayState);
  expect(ports.flag).toHaveBeenCalledExactlyOnceWith({
    order_sn: 'P3',
    method: '2',
    held: true,
    code_url: 'weixin://x',
    since: 10_000,
  });
  expect(ports.leave).not.toHaveBeenCalled();
});

test('inside WeChat an external payment page does not open, so there is no redirect', () => {
  const { effects, ports } = effectsWith({ result: 'ok' }, true);
  effects.follow(paying(mweb));
  expect(ports.leave).not.toHaveBeenCalled();
});

test.each([
  [{ result: 'ok' }, { type: 'sheet', said: 'ok', order_sn: 'P2' }],
  [{ result: 'cancel' }, { type: 'sheet', said: 'cancelled' }],
  [{ result: 'fail' }, { type: 'sheetFailed' }],
  [
    { result: 'fail', content: '商户号异常' },
    { type: 'sheetFailed', content: '商户号异常' },
  ],
  [{ result: 'unavailable' }, { type: 'sheet', said: 'notReady' }],
] as const)('trade type JSAPI opens the sheet once; %j makes %j', async (end, event) => {
  const { effects, ports, sent } = effectsWith(end);
  effects.follow(paying(jsapi));
  effects.follow(paying(jsapi));
  await vi.waitFor(() => expect(sent).toEqual([event]));
  expect(ports.sheet).toHaveBeenCalledExactlyOnceWith(jsapi.cs);
});

test('a mini program’s web view has no payment sheet: none is opened', () => {
  const { effects, ports } = effectsWith({ result: 'ok' }, true);
  ports.inMiniProgram = () => true;
  effects.follow(paying(jsapi));
  expect(ports.sheet).not.toHaveBeenCalled();
});

/** Sheets that answer only when the test closes them, in the order of their opening. */
function silentSheets() {
  const all = effectsWith();
  const close: ((end: SheetEnd) => void)[] = [];
  all.ports.sheet.mockImplementation(() => new Promise((resolve) => void close.push(resolve)));
  return { ...all, close };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a double tap opens one sheet; after its answer it can be opened again', async () => {
  const { effects, ports, close } = silentSheets();
  const first = effects.openSheet(jsapi.cs);
  await effects.openSheet(jsapi.cs);
  expect(ports.sheet).toHaveBeenCalledOnce();
  close[0]?.({ result: 'cancel' });
  await first;
  void effects.openSheet(jsapi.cs);
  expect(ports.sheet).toHaveBeenCalledTimes(2);
});

test.each(['a tap some seconds later', 'a tap after the page was hidden and came back', 'a new prepayment'])(
  'a sheet that never answers locks nothing: %s',
  (how) => {
    const { effects, ports, clock } = silentSheets();
    effects.follow(paying(jsapi));
    if (how.startsWith('a tap some')) clock.now += SHEET_SILENCE;
    if (how.startsWith('a tap after')) effects.returned();
    if (how === 'a new prepayment') effects.follow(paying({ ...jsapi, order_sn: 'P3' }));
    else void effects.openSheet(jsapi.cs);
    expect(ports.sheet).toHaveBeenCalledTimes(2);
  },
);

test('of a sheet that was opened again only its ok still counts, and belongs to its own payment', async () => {
  const { effects, sent, ports, close } = silentSheets();
  effects.follow(paying(jsapi));
  effects.follow(paying({ ...jsapi, order_sn: 'P3', cs: { appId: 'wx3' } }));
  close[0]?.({ result: 'ok' });
  await settled();
  expect(sent).toEqual([{ type: 'sheet', said: 'ok', order_sn: 'P2' }]);
  expect(ports.flag).toHaveBeenLastCalledWith(expect.objectContaining({ order_sn: 'P2', sheet: 'ok' }));
  effects.returned();
  void effects.openSheet({ appId: 'wx3' });
  close[1]?.({ result: 'cancel' });
  await settled();
  expect(sent.slice(1)).toEqual([{ type: 'sheet', said: 'opened' }]);
});

test('a payment from before a reload opens its sheet on demand only', () => {
  const { effects, ports } = silentSheets();
  effects.follow(paying({ ...jsapi, restored: true }));
  expect(ports.sheet).not.toHaveBeenCalled();
  void effects.openSheet(jsapi.cs);
  expect(ports.sheet).toHaveBeenCalledExactlyOnceWith(jsapi.cs);
});

test('the sheet’s report is stored with the payment, and reopening it is sent to the flow first', async () => {
  const { effects, ports, sent } = effectsWith();
  effects.follow(paying(jsapi));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  effects.follow({ ...paying(jsapi), sheet: 'ok' } as PayState);
  effects.follow({ ...paying(jsapi), sheet: 'ok', unreachable: true } as PayState);
  const reported = { order_sn: 'P2', method: '2', held: false, sheet: 'ok', since: -180_000 };
  expect(ports.flag.mock.calls).toEqual([
    [{ order_sn: 'P2', method: '2', held: false, cs: jsapi.cs }],
    // At once, and again with the dialog's state.
    [reported],
    [reported],
  ]);
  await effects.openSheet(jsapi.cs);
  expect(sent[1]).toEqual({ type: 'sheet', said: 'opened' });
});

test('the flag is cleared once the outcome is known', () => {
  const { effects, ports } = effectsWith();
  effects.follow(paying(mweb));
  effects.follow({ step: 'closed', finished: true });
  expect(ports.flag).toHaveBeenLastCalledWith();
  expect(ports.closed).toHaveBeenCalledOnce();
  expect(ports.settled).not.toHaveBeenCalled();
  effects.follow({ step: 'done', zt: 2, message: paid, result: {} });
  expect(ports.settled).toHaveBeenCalledOnce();
});

test('only a code with a web address can be opened as a page', () => {
  expect(cashierLink('http://127.0.0.1:8080/gate/pay/1')).toBe('http://127.0.0.1:8080/gate/pay/1');
  expect(cashierLink('weixin://wxpay/bizpayurl?pr=1')).toBeUndefined();
  expect(cashierLink('javascript:alert(1)')).toBeUndefined();
});
