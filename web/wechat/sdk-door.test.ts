import { createRequire } from 'node:module';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AGENTS, type HostCall, type HostOptions, installHost, PLATFORMS } from './testing/fake-host.ts';

/**
 * The real weixin-js-sdk on a fake WeChat that checks signatures as reported: a signature is valid for the address in
 * its text.
 */

const require = createRequire(import.meta.url);
const FIRST = 'https://shop.example/index?from=menu';

let asked: string[];
/** The server's signature. By default it signs the address that it was asked for. */
let sign: (url: string) => string;

/** Opens a page in WeChat and returns the port's exports. `signerAfter`: ms until the app has loaded. */
async function enter(options: HostOptions, { address = FIRST, signerAfter = 0 } = {}) {
  leave();
  vi.resetModules();
  const page = { href: address };
  const document = Object.assign(new EventTarget(), { title: '药仓', readyState: 'complete' });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', page);
  vi.stubGlobal('navigator', { userAgent: AGENTS[options.system], platform: PLATFORMS[options.system] });
  vi.stubGlobal('Image', class {});
  vi.stubGlobal('fetch', async (_at: string, { body }: { body: string }) => {
    const { url, signature } = JSON.parse(body) as { url: string; signature: string };
    return { json: async () => ({ ok: signature === `signed ${url}` }) };
  });
  const path = require.resolve('weixin-js-sdk');
  delete require.cache[path];
  vi.doMock('weixin-js-sdk', () => ({ default: require('weixin-js-sdk') }));
  installHost({ bridgeAfter: 0, verifyAt: '/verify', ...options });
  const port = await import('./wechat.ts');
  const provide = () =>
    port.provideSigner(async (url) => {
      asked.push(url);
      return { appId: 'wx1', timestamp: '1', nonceStr: 'n', signature: sign(url) };
    });
  if (signerAfter === 0) provide();
  else setTimeout(provide, signerAfter);
  // Loaded with the first call. Files load in real time, which fake timers do not wait for.
  await import('./sdk-door.lazy.ts');
  return { port, page, calls: () => (globalThis as unknown as { wechatCalls: HostCall[] }).wechatCalls };
}

/** Removes the previous page. */
function leave(): void {
  for (const name of ['WeixinJSBridge', 'wechatCalls', 'wx', 'jWeixin', '__wxjs_is_wkwebview']) {
    Reflect.deleteProperty(globalThis, name);
  }
}

/** Advances past WeChat's delays and our retries. */
const settle = (ms = 10_000) => vi.advanceTimersByTimeAsync(ms);
const named = (calls: readonly HostCall[], name: string) => calls.filter((call) => call.name === name);
const card = {
  title: '阿莫西林',
  desc: '每盒',
  link: 'https://shop.example/goods?id=1',
  imgUrl: 'https://shop.example/1.jpg',
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  asked = [];
  sign = (url) => `signed ${url}`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  leave();
});

describe('which address is signed', () => {
  test('the entry address on an iPhone, for all pages of the visit, with one config', async () => {
    const { port, page, calls } = await enter({ system: 'ios' });
    port.setShareCard(card);
    await settle();
    page.href = 'https://shop.example/goods?id=1';
    port.setShareCard(card);
    await settle();
    expect(asked).toEqual([FIRST]);
    expect(named(calls(), 'updateAppMessageShareData')).toHaveLength(2);
    expect(named(calls(), 'preVerifyJSAPI')).toHaveLength(1);
  });

  test('the current address on Android, with one config a page', async () => {
    const { port, page, calls } = await enter({ system: 'android' });
    port.setShareCard(card);
    await settle();
    page.href = 'https://shop.example/goods?id=1#reviews';
    port.setShareCard(card);
    await settle();
    port.setShareCard(card);
    await settle();
    expect(asked).toEqual([FIRST, 'https://shop.example/goods?id=1']);
    expect(named(calls(), 'updateAppMessageShareData').length).toBeGreaterThanOrEqual(3);
  });
});

test('trap 2: an API called before the second config was judged is retried until it was', async () => {
  const { port, page, calls } = await enter({ system: 'android', judgesWithin: 900, scanned: 'EAN_13,6901234567892' });
  void port.scan();
  await settle();
  page.href = 'https://shop.example/search?keywords=all';
  const scanned = port.scan();
  await settle();
  await expect(scanned).resolves.toBe('EAN_13,6901234567892');
  expect(named(calls(), 'preVerifyJSAPI')).toHaveLength(2);
});

test('trap 2: a retried card does not overwrite a newer one', async () => {
  const { port, page, calls } = await enter({ system: 'android', judgesWithin: 900 });
  port.setShareCard(card);
  await settle();
  page.href = 'https://shop.example/goods?id=1';
  port.setShareCard({ ...card, title: '药仓' });
  await settle(1_000);
  port.setShareCard(card);
  await settle();
  const set = named(calls(), 'updateAppMessageShareData').map(({ args }) => args.title);
  expect(set).toContain('药仓');
  expect(set.slice(set.lastIndexOf('药仓'))).toContain(card.title);
  expect(set.at(-1)).toBe(card.title);
});

test('trap 3: after a refusal the other address is tried once with a fresh signature', async () => {
  const { port, page, calls } = await enter({ system: 'ios', scanned: 'x' });
  // A full page load that the host did not notice: it still compares the first address.
  page.href = 'https://shop.example/search';
  sign = (url) => (url === FIRST ? 'stale' : `signed ${FIRST}`);
  const scanned = port.scan();
  await settle();
  await expect(scanned).resolves.toBe('x');
  expect(asked).toEqual([FIRST, 'https://shop.example/search']);
  expect(named(calls(), 'preVerifyJSAPI')).toHaveLength(2);
});

test('trap 3: a refused second config is recognised and no API is called with it', async () => {
  const { port, page, calls } = await enter({ system: 'android', scanned: 'x' });
  port.hideShare();
  await settle();
  page.href = 'https://shop.example/goods?id=1';
  sign = () => 'stale';
  const verdicts = port.configVerdicts();
  await settle();
  await expect(verdicts).resolves.toMatchObject([
    { address: page.href, accepted: false, said: 'config:invalid signature' },
    { address: FIRST, accepted: true },
  ]);
  expect(named(calls(), 'hideMenuItems')).toHaveLength(1);
});

test('when both addresses are refused nothing more is called on this page, and the next page tries again', async () => {
  sign = () => 'never good';
  const { port, page, calls } = await enter({ system: 'android', scanned: 'x' });
  page.href = 'https://shop.example/goods?id=1';
  const scanned = port.scan();
  await settle();
  await expect(scanned).resolves.toBeUndefined();
  expect(asked, 'the likelier one twice').toEqual([page.href, FIRST, page.href]);
  port.setShareCard(card);
  await settle();
  expect(asked).toHaveLength(3);
  expect(named(calls(), 'updateAppMessageShareData')).toEqual([]);
  sign = (url) => `signed ${url}`;
  page.href = 'https://shop.example/goods?id=2';
  port.setShareCard(card);
  await settle();
  expect(asked).toHaveLength(4);
  expect(named(calls(), 'updateAppMessageShareData')).not.toEqual([]);
});

test.each(['ios', 'android'] as const)(
  'a signature that WeChat refuses on %s, such as after a new ticket, is asked for once more',
  async (system) => {
    let stale = 1;
    sign = (url) => {
      stale -= 1;
      return stale >= 0 ? 'of the ticket before' : `signed ${url}`;
    };
    const { port, calls } = await enter({ system });
    port.setShareCard(card);
    await settle();
    expect(asked).toEqual([FIRST, FIRST]);
    expect(named(calls(), 'updateAppMessageShareData').at(-1)?.said).toBe('updateAppMessageShareData:ok');
  },
);

test.each(['ios', 'android'] as const)(
  'one js_config that failed on %s is asked again on the next page',
  async (system) => {
    sign = () => {
      throw new Error('busy');
    };
    const { port, page, calls } = await enter({ system, scanned: 'x' });
    port.hideShare();
    await settle();
    expect(named(calls(), 'hideMenuItems')).toEqual([]);
    sign = (url) => `signed ${url}`;
    page.href = 'https://shop.example/search';
    const scanned = port.scan();
    await settle();
    await expect(scanned).resolves.toBe('x');
  },
);

test.each(['before', 'after'])(
  'an API that the account has not got silences no other one, asked %s the others',
  async (order) => {
    const answers = { editAddress: { err_msg: 'editAddress:permission denied' } };
    const { port, page, calls } = await enter({ system: 'android', answers, scanned: 'x' });
    if (order === 'after') port.hideShare();
    await settle();
    page.href = 'https://shop.example/path';
    const chosen = port.chooseWeChatAddress();
    await settle(20_000);
    await expect(chosen).resolves.toBeUndefined();
    const scanned = port.scan();
    await settle();
    await expect(scanned).resolves.toBe('x');
    page.href = 'https://shop.example/goods?id=1';
    port.setShareCard(card);
    await settle();
    expect(named(calls(), 'updateAppMessageShareData').at(-1)).toMatchObject({ said: 'updateAppMessageShareData:ok' });
  },
);

test('a private page keeps 复制链接 and 在浏览器打开, because its guides need them', async () => {
  const { port, calls } = await enter({ system: 'android' });
  port.hideShare();
  await settle();
  const [hidden] = named(calls(), 'hideMenuItems');
  expect(hidden?.args.menuList).toEqual(expect.arrayContaining(['menuItem:share:appMessage', 'menuItem:favorite']));
  expect(String(hidden?.args.menuList)).not.toMatch(/copyUrl|openWith/);
});

test('trap 4: the SDK gets a copy of the list of APIs, because it changes it in place', async () => {
  const { port } = await enter({ system: 'ios' });
  const { API_LIST } = await import('./sdk.ts');
  port.hideShare();
  await settle();
  expect(API_LIST).toEqual(expect.arrayContaining(['previewImage', 'openAddress']));
});

test('trap 1: a failed config is known although ready runs after it', async () => {
  sign = () => 'never good';
  const { port, calls } = await enter({ system: 'ios' });
  port.hideShare();
  await settle();
  expect(named(calls(), 'hideMenuItems')).toEqual([]);
});

test('in WeChat 10, where the SDK never reports an error, the calls stop too', async () => {
  sign = () => 'never good';
  const { port } = await enter({ system: 'ios' });
  vi.stubGlobal('navigator', { userAgent: AGENTS.ios.replace('8.0.69', '10.0.1'), platform: 'iPhone' });
  const scanned = port.scan();
  await settle();
  await expect(scanned).resolves.toBeUndefined();
});

test('without a bridge nothing hangs', async () => {
  const { port } = await enter({ system: 'ios', bridgeAfter: undefined });
  const scanned = port.scan();
  await settle();
  await expect(scanned).resolves.toBeUndefined();
  expect(asked).toEqual([]);
});

test('a tap before the app has loaded waits for it, and not for ever', async () => {
  const { port } = await enter({ system: 'android', scanned: 'x' }, { signerAfter: 2_000 });
  const scanned = port.scan();
  await settle();
  await expect(scanned).resolves.toBe('x');
  const never = await enter({ system: 'android', scanned: 'x' }, { signerAfter: 60_000 });
  const lost = never.port.scan();
  await settle();
  await expect(lost).resolves.toBeUndefined();
  expect(asked).toHaveLength(1);
});

test('a second tap while WeChat is still judging does not cancel the first', async () => {
  const { port } = await enter({ system: 'android', judgesWithin: 900, scanned: 'x' }, { signerAfter: 500 });
  const scanned = [1, 2].map(() => port.scan());
  await settle();
  await expect(Promise.all(scanned)).resolves.toEqual(['x', 'x']);
});

test('WeChat’s viewer is used where a config stands, and nobody waits for it', async () => {
  const { port } = await enter({ system: 'android', bridgeAfter: 2_500 });
  const show = () => port.previewPictures(['https://shop.example/1.jpg'], 'https://shop.example/1.jpg');
  await expect(show(), 'before the bridge').resolves.toBe(false);
  port.hideShare();
  await settle();
  const shown = show();
  await settle(100);
  await expect(shown).resolves.toBe(true);
});

test('a late bridge loses no call', async () => {
  const { port } = await enter({ system: 'android', bridgeAfter: 2_500, scanned: 'x' });
  const scanned = port.scan();
  await settle();
  await expect(scanned).resolves.toBe('x');
});

test.each(['ios', 'android'] as const)(
  'what was scanned on %s is the bare text, and calling off is told from none',
  async (system) => {
    const { port } = await enter({ system, scanned: 'CODE_128,A,B' });
    const scanned = port.scan();
    await settle();
    await expect(scanned).resolves.toBe('CODE_128,A,B');
    const other = await enter({ system });
    const calledOff = other.port.scan();
    await settle();
    await expect(calledOff).resolves.toBe('');
  },
);

test('an address from WeChat, with the field names of the bridge', async () => {
  const given = {
    err_msg: 'edit_address:ok',
    userName: ' 王药师 ',
    telNumber: '13800000000',
    addressPostalCode: '310000',
    proviceFirstStageName: '浙江省',
    addressCitySecondStageName: '杭州市',
    addressCountiesThirdStageName: '西湖区',
    addressDetailInfo: '文三路 1 号',
  };
  const { port } = await enter({ system: 'ios', answers: { editAddress: given } });
  const chosen = port.chooseWeChatAddress();
  await settle();
  await expect(chosen).resolves.toEqual({
    consignee: '王药师',
    phone: '13800000000',
    province: '浙江省',
    city: '杭州市',
    district: '西湖区',
    address: '文三路 1 号',
  });
});

test.each([
  ['edit_address:cancel', 'cancelled'],
  ['edit_address:fail', undefined],
])('%s from WeChat’s address book is told as %s', async (err_msg, told) => {
  const { port } = await enter({ system: 'android', answers: { editAddress: { err_msg } } });
  const chosen = port.chooseWeChatAddress();
  await settle();
  await expect(chosen).resolves.toBe(told);
});

test('trap 6: two images at once; the package’s build finds the global `wx` that it refers to', async () => {
  const { port } = await enter({
    system: 'ios',
    answers: { getLocalImgData: { err_msg: 'getLocalImgData:ok', localData: 'x' } },
  });
  port.hideShare();
  await settle();
  const { wx } = globalThis as unknown as { wx: { getLocalImgData(args: object): void } };
  const read = (localId: string) => new Promise((resolve) => wx.getLocalImgData({ localId, success: resolve }));
  const both = Promise.all([read('1'), read('2')]);
  await settle();
  await expect(both).resolves.toHaveLength(2);
});

test('outside WeChat every function answers at once, and nothing is loaded', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x64) Chrome/150', platform: 'Linux' });
  const port = await import('./wechat.ts');
  await expect(port.scan()).resolves.toBeUndefined();
  await expect(port.chooseWeChatAddress()).resolves.toBeUndefined();
  await expect(port.previewPictures(['https://a.example/1.jpg'], '')).resolves.toBe(false);
  expect(asked).toEqual([]);
});

test('after a lost signature a tap asks anew, and what a page had set is made up for', async () => {
  const { port, calls } = await enter({ system: 'android', scanned: 'EAN_13,6901234567892' });
  let lost = 2;
  sign = (url) => {
    lost -= 1;
    if (lost >= 0) throw new Error('lost');
    return `signed ${url}`;
  };
  port.hideShare();
  await settle();
  expect(asked, 'once more by itself').toHaveLength(2);
  expect(named(calls(), 'hideMenuItems')).toEqual([]);
  const scanned = port.scan();
  await settle();
  await expect(scanned).resolves.toBe('EAN_13,6901234567892');
  expect(named(calls(), 'hideMenuItems').at(-1)?.said).toBe('hideMenuItems:ok');
});
