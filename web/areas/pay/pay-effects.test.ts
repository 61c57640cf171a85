import { expect, test, vi } from 'vitest';
import type { PayEvent, PayState, StartedPayment } from '#shared/flows/pay-state.ts';
import type { SheetEnd } from '#web/wechat/jsapi-pay.ts';
import { cashierLink, createPayEffects, type EffectPorts } from './pay-effects.ts';

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
  const ports = {
    inWeChat,
    inMiniProgram: () => false,
    leave: vi.fn(),
    sheet: vi.fn(async () => end),
    flag: vi.fn<EffectPorts['flag']>(),
    send: (event: PayEvent) => void sent.push(event),
  };
  return { ports, sent, effects: createPayEffects(ports) };
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
  [{ result: 'ok' }, { type: 'sheet', said: 'ok' }],
  [{ result: 'cancel' }, { type: 'sheet', said: 'cancelled' }],
  [{ result: 'fail' }, { type: 'sheetFailed' }],
  [
    { result: 'fail', content: '商户号异常' },
    { type: 'sheetFailed', content: '商户号异常' },
  ],
  [{ result: 'unavailable' }, { type: 'sheetFailed' }],
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

test('while the sheet is open a second one is not opened', async () => {
  const { effects, ports } = effectsWith();
  let close = (_end: SheetEnd): void => undefined;
  ports.sheet.mockImplementation(
    () =>
      new Promise((resolve) => {
        close = resolve;
      }),
  );
  const first = effects.openSheet(jsapi.cs);
  await effects.openSheet(jsapi.cs);
  expect(ports.sheet).toHaveBeenCalledOnce();
  close({ result: 'cancel' });
  await first;
  void effects.openSheet(jsapi.cs);
  expect(ports.sheet).toHaveBeenCalledTimes(2);
});

test('the sheet’s report is stored with the payment, and reopening it is sent to the flow first', async () => {
  const { effects, ports, sent } = effectsWith();
  effects.follow(paying(jsapi));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  effects.follow({ ...paying(jsapi), sheet: 'ok' } as PayState);
  effects.follow({ ...paying(jsapi), sheet: 'ok', unreachable: true } as PayState);
  expect(ports.flag.mock.calls).toEqual([
    [{ order_sn: 'P2', method: '2', held: false }],
    [{ order_sn: 'P2', method: '2', held: false, sheet: 'ok' }],
  ]);
  await effects.openSheet(jsapi.cs);
  expect(sent.slice(1)).toEqual([
    { type: 'sheet', said: 'opened' },
    { type: 'sheet', said: 'ok' },
  ]);
});

test('the flag is cleared once the outcome is known', () => {
  const { effects, ports } = effectsWith();
  effects.follow(paying(mweb));
  effects.follow({ step: 'closed', finished: true });
  expect(ports.flag).toHaveBeenLastCalledWith();
});

test('only a code with a web address can be opened as a page', () => {
  expect(cashierLink('http://127.0.0.1:8080/gate/pay/1')).toBe('http://127.0.0.1:8080/gate/pay/1');
  expect(cashierLink('weixin://wxpay/bizpayurl?pr=1')).toBeUndefined();
  expect(cashierLink('javascript:alert(1)')).toBeUndefined();
});
