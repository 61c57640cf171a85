import { expect, test } from 'vitest';
import { offersScanner, readAgent } from './environment.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.69(0x1800452f) NetType/WIFI Language/zh_CN';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 16; PLZ110; wv) AppleWebKit/537.36 Chrome/150.0.7871.189 Mobile Safari/537.36 XWEB/1500135 MicroMessenger/8.0.76.3141(0x28004C54) WeChat/arm64';
const WORK = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) wxwork/4.1.36 MicroMessenger/7.0.1 Language/zh';
const DESK = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36';

test('WeChat is recognised by its user agent, and 企业微信 is another browser', () => {
  expect(readAgent(IPHONE)).toEqual({ inWeChat: true, onPhone: true, onIos: true });
  expect(readAgent(ANDROID)).toEqual({ inWeChat: true, onPhone: true, onIos: false });
  expect(readAgent(WORK).inWeChat).toBe(false);
  expect(readAgent(DESK)).toEqual({ inWeChat: false, onPhone: false, onIos: false });
});

test('WeChat on a PC has no scanner', () => {
  const [windows, mac] = [
    'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 Chrome/132.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090c33) XWEB/14185 Flue',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) MicroMessenger/6.8.0(0x16080000) NetType/WIFI MiniProgramEnv/Mac MacWechat/WMPF XWEB/30817',
  ];
  for (const agent of [windows, mac, DESK]) expect(offersScanner(readAgent(agent), true)).toBe(false);
  for (const agent of [IPHONE, ANDROID]) expect(offersScanner(readAgent(agent), false)).toBe(true);
  const chrome = ANDROID.replace(/ XWEB.*/, '');
  expect([true, false].map((reader) => offersScanner(readAgent(chrome), reader))).toEqual([true, false]);
});
