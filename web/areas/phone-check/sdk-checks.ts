/** What weixin-js-sdk does on this device, API by API, with its raw answers. */
import { shopPicture } from '#web/wechat/card-picture.ts';
import type { ApiName, SdkResult } from '#web/wechat/sdk.ts';
import { call, configVerdicts } from '#web/wechat/wechat.ts';
import { absent, bad, bareAddress, type Check, type Finding, good } from './finding.ts';

/** An API without an answer after this many ms is reported so; some iPhones never answer to a share card. */
const SILENT_AFTER = 8_000;

const config: Check = {
  id: 'config',
  title: 'wx.config 签名',
  hint: '第一个地址就应通过；不通过时看服务器配置',
  async run() {
    const verdicts = await configVerdicts();
    if (verdicts.length === 0) return absent('不在微信里，或桥没有出现');
    const lines = verdicts.map(
      ({ address, accepted, said }) => `${accepted ? '通过' : `未通过（${said}）`} ${bareAddress(address)}`,
    );
    return verdicts.some(({ accepted }) => accepted) ? good(...lines) : bad(...lines);
  },
};

type Words = Pick<Check, 'title' | 'hint'>;
type Read = (answer: Readonly<Record<string, unknown>>) => string;

/** A check of an API that answers without a user. */
const answers = (name: ApiName, words: Words, args: () => Record<string, unknown>): Check => ({
  id: name,
  ...words,
  run: async () => told(await patiently(call(name, args())), () => ''),
});

/** A check of an API that waits for the user; `read` picks the interesting part of the answer. */
const waits = (name: ApiName, words: Words, args: Record<string, unknown>, read: Read): Check => ({
  id: name,
  ...words,
  run: async () => told(await call(name, args), read),
});

const patiently = (asked: Promise<SdkResult>): Promise<SdkResult | 'silent'> =>
  Promise.race([asked, new Promise<'silent'>((resolve) => setTimeout(resolve, SILENT_AFTER, 'silent'))]);

function told(result: SdkResult | 'silent', read: Read): Finding {
  if (result === 'silent') return bad(`${SILENT_AFTER / 1000} 秒内没有应答（部分 iPhone 设置分享卡片如此）`);
  if (result.kind === 'unavailable') return absent('不在微信里，或签名未通过');
  if (result.kind === 'cancel') return good('已取消');
  if (result.kind === 'fail') return bad(result.errMsg);
  return good(...['ok', read(result.answer)].filter(Boolean));
}

const SHARE_ENTRIES = { menuList: ['menuItem:share:appMessage', 'menuItem:share:timeline'] };

export const sdkChecks: readonly Check[] = [
  config,
  answers(
    'updateAppMessageShareData',
    { title: '分享卡片', hint: '应答后点右上角「…」发给自己，卡片标题应是“真机自检”' },
    () => ({ title: '真机自检', desc: '分享卡片可以设置', link: location.origin, imgUrl: shopPicture() }),
  ),
  answers('hideMenuItems', { title: '隐藏分享入口', hint: '「…」里应不再有“发送给朋友”' }, () => SHARE_ENTRIES),
  answers('showMenuItems', { title: '恢复分享入口', hint: '“发送给朋友”应回来' }, () => SHARE_ENTRIES),
  waits(
    'scanQRCode',
    { title: '扫一扫', hint: '扫药盒条码；再扫一个 UDI 码，看分隔符是否还在' },
    { needResult: 1, scanType: ['qrCode', 'barCode'] },
    ({ resultStr }) => JSON.stringify(resultStr ?? ''),
  ),
  answers('previewImage', { title: '图片预览', hint: '应打开微信看图；长按应能识别图中的码' }, () => ({
    urls: [shopPicture()],
    current: shopPicture(),
  })),
  waits('openAddress', { title: '收货地址', hint: '选一个地址；只记录有哪些字段，不记录内容' }, {}, (answer) =>
    Object.keys(answer)
      .filter((name) => name !== 'errMsg')
      .join(' '),
  ),
  waits(
    'chooseImage',
    { title: '微信选图（chooseImage）', hint: '商城用文件选择，不用它；“文件选择”失败的手机上才有意义' },
    { count: 1, sizeType: ['compressed'], sourceType: ['album', 'camera'] },
    ({ localIds }) => `localIds ${Array.isArray(localIds) ? `数组 ${localIds.length}` : typeof localIds}`,
  ),
];
