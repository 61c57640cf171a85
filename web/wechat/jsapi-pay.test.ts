import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BRIDGE_WAIT, type Bridge } from './bridge.ts';
import { payInWeChat } from './jsapi-pay.ts';

const cs = {
  appId: 'wx1',
  timeStamp: '1795000000',
  package: 'prepay_id=1',
  signType: 'RSA',
  nonceStr: 'n',
  paySign: 's',
};

const bridgeSaying = (err_msg: string) => ({
  invoke: vi.fn<Bridge['invoke']>((_name, _args, answer) => answer({ err_msg })),
});

let host: { WeixinJSBridge?: Bridge };
beforeEach(() => {
  vi.useFakeTimers();
  host = {};
  vi.stubGlobal('window', host);
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['get_brand_wcpay_request:ok', { result: 'ok' }],
  ['get_brand_wcpay_request:cancel', { result: 'cancel' }],
  ['get_brand_wcpay_request:fail', { result: 'fail' }],
  ['get_brand_wcpay_request:fail_invalid appid', { result: 'fail' }],
  [
    'get_brand_wcpay_request:fail_当前页面的URL未注册:https://a.example/',
    { result: 'fail', content: '当前页面的URL未注册:https://a.example/' },
  ],
  ['get_brand_wcpay_request:fail 商户号异常，请联系商家', { result: 'fail', content: '商户号异常，请联系商家' }],
  ['', { result: 'fail' }],
])(
  'trap 5: the sheet is asked of the bridge, with the server’s own parameters and without a config: %j',
  async (err_msg, result) => {
    const bridge = bridgeSaying(err_msg);
    host.WeixinJSBridge = bridge;
    await expect(payInWeChat(cs)).resolves.toEqual(result);
    expect(bridge.invoke).toHaveBeenCalledExactlyOnceWith('getBrandWCPayRequest', cs, expect.any(Function));
  },
);

test('it waits for a bridge that appears late', async () => {
  const sheet = payInWeChat(cs);
  await vi.advanceTimersByTimeAsync(BRIDGE_WAIT - 1);
  host.WeixinJSBridge = bridgeSaying('get_brand_wcpay_request:ok');
  document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  await expect(sheet).resolves.toEqual({ result: 'ok' });
});

test('without a bridge after 3 s there is no sheet', async () => {
  const sheet = payInWeChat(cs);
  await vi.advanceTimersByTimeAsync(BRIDGE_WAIT);
  await expect(sheet).resolves.toEqual({ result: 'unavailable' });
});
