import { expect, test, vi } from 'vitest';
import { BRIDGE_WAIT, type Bridge, openSheet } from './pay-sheet.ts';

const cs = {
  appId: 'wx1',
  timeStamp: '1795000000',
  package: 'prepay_id=1',
  signType: 'RSA',
  nonceStr: 'n',
  paySign: 's',
};

function host(err_msg: string | undefined) {
  const invoke = vi.fn<Bridge['invoke']>((_name, _args, answer) => {
    if (err_msg !== undefined) answer({ err_msg });
  });
  let bridge: Bridge | undefined = { invoke };
  const waits: { ms: number; work: () => void }[] = [];
  const ready: (() => void)[] = [];
  return {
    invoke,
    waits,
    leaveOut: () => {
      bridge = undefined;
    },
    come: () => {
      bridge = { invoke };
      for (const each of ready) each();
    },
    ports: {
      bridge: () => bridge,
      onBridge: (one: () => void) => {
        ready.push(one);
        return () => undefined;
      },
      later: (ms: number, work: () => void) => {
        waits.push({ ms, work });
        return () => undefined;
      },
    },
  };
}

test.each([
  ['get_brand_wcpay_request:ok', 'ok'],
  ['get_brand_wcpay_request:cancel', 'cancel'],
  ['get_brand_wcpay_request:fail', 'fail'],
  ['get_brand_wcpay_request:fail_invalid appid', 'fail'],
  ['', 'fail'],
])('the sheet says %j', async (err_msg, result) => {
  const { ports, invoke } = host(err_msg);
  await expect(openSheet(ports, cs)).resolves.toBe(result);
  expect(invoke).toHaveBeenCalledExactlyOnceWith('getBrandWCPayRequest', cs, expect.any(Function));
});

test('a bridge that comes late is waited for', async () => {
  const each = host('get_brand_wcpay_request:ok');
  each.leaveOut();
  const sheet = openSheet(each.ports, cs);
  each.come();
  await expect(sheet).resolves.toBe('ok');
});

test('without a bridge after 3 s there is no sheet', async () => {
  const each = host('get_brand_wcpay_request:ok');
  each.leaveOut();
  const sheet = openSheet(each.ports, cs);
  expect(each.waits.map(({ ms }) => ms)).toEqual([BRIDGE_WAIT]);
  each.waits[0]!.work();
  await expect(sheet).resolves.toBe('unavailable');
  expect(each.invoke).not.toHaveBeenCalled();
});
