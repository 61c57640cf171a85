/**
 * A fake WeChat for tests: the bridge as public reports and the SDK's source describe it. The real weixin-js-sdk runs
 * on it. `installHost` is sent to a browser as text, so it uses nothing from outside itself.
 */

export interface HostOptions {
  readonly system: 'ios' | 'android';
  /** The web view of a mini program. */
  readonly miniProgram?: boolean;
  /** ms after the document before the bridge appears; undefined: never. */
  readonly bridgeAfter?: number | undefined;
  /** ms that WeChat takes to judge a config. */
  readonly judgesWithin?: number;
  /** Where signatures are checked (the stand-in's gate); undefined: every signature is valid. */
  readonly verifyAt?: string | undefined;
  /**
   * The payment sheets of a page in order, the last one repeated: each asks the stand-in's gate or has a fixed answer.
   * Without any, no sheet answers.
   */
  readonly sheets?: readonly ('gate' | `get_brand_wcpay_request:${string}`)[];
  /** The result of the scanner, in the SDK's format. */
  readonly scanned?: string;
  /** Fixed answers, by the bridge's API name. */
  readonly answers?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** One call that reached the bridge. */
export interface HostCall {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Its answer; undefined until then. */
  readonly said?: string;
}

declare global {
  interface Window {
    wechatCalls?: HostCall[];
  }
}

export function installHost(options: HostOptions): void {
  type Answer = (result: Record<string, unknown>) => void;
  const { system, judgesWithin = 200 } = options;
  const entry = location.href.replace(/#.*$/, '');
  const calls: HostCall[] = [];
  window.wechatCalls = calls;
  /** The APIs of the last accepted config. */
  let permitted: readonly string[] | undefined;
  /** APIs that need no config. */
  const free = ['getNetworkType', 'checkJsApi', 'getBrandWCPayRequest', 'preVerifyJSAPI', 'setFontSizeCallback'];

  async function verify(args: Record<string, unknown>): Promise<Record<string, unknown>> {
    // iOS compares the entry address, other systems the current one.
    const url = system === 'ios' ? entry : location.href.replace(/#.*$/, '');
    // Nothing is allowed while it judges.
    permitted = undefined;
    const good = options.verifyAt === undefined || (await isSigned(options.verifyAt, url, args));
    await new Promise((resolve) => setTimeout(resolve, judgesWithin));
    permitted = good ? (args.verifyJsApiList as string[]) : undefined;
    return good ? ok('preVerifyJSAPI') : { err_msg: 'preVerifyJSAPI:fail_invalid signature', realAuthUrl: [url] };
  }
  const isSigned = async (at: string, url: string, args: Record<string, unknown>) => {
    const { verifyAppId: appId, verifyTimestamp: timestamp, verifyNonceStr: nonceStr } = args;
    const body = JSON.stringify({ url, appId, timestamp, nonceStr, signature: args.verifySignature });
    return (await (await fetch(at, { method: 'POST', body })).json()).ok === true;
  };
  const ok = (name: string) => ({ err_msg: `${name}:ok` });

  async function answerOf(name: string, args: Record<string, unknown>): Promise<Record<string, unknown> | undefined> {
    if (name === 'preVerifyJSAPI') return verify(args);
    if (!free.includes(name) && !permitted?.includes(name)) return { err_msg: `${name}:permission denied` };
    const own = options.answers?.[name];
    if (own) return own;
    if (name === 'getNetworkType') return { err_msg: 'network_type:wifi' };
    if (name === 'getBrandWCPayRequest') return sheet(args);
    if (name === 'scanQRCode') return scanned();
    if (name === 'chooseImage') return { ...ok(name), localIds: localIds() };
    return ok(name);
  }
  async function sheet(args: Record<string, unknown>): Promise<Record<string, unknown> | undefined> {
    const { sheets = [] } = options;
    const asked = calls.filter(({ name }) => name === 'getBrandWCPayRequest').length;
    const now = sheets[Math.min(asked, sheets.length) - 1];
    if (now === undefined) return undefined;
    if (now !== 'gate') return { err_msg: now };
    return (await fetch('/gate/sheet', { method: 'POST', body: JSON.stringify(args) })).json();
  }
  const scanned = () => {
    const text = options.scanned;
    if (text === undefined) return { err_msg: 'scanQRCode:cancel' };
    const resultStr = system === 'ios' ? JSON.stringify({ scan_code: { scan_result: text } }) : text;
    return { ...ok('scanQRCode'), resultStr };
  };
  // Android returns the list as text.
  const localIds = () => (system === 'android' ? '["weixin://resourceid/1"]' : ['wxlocalresource://1']);

  const bridge = {
    invoke(name: string, given: object, answer?: Answer): void {
      const args = JSON.parse(JSON.stringify(given)) as Record<string, unknown>;
      const call: { -readonly [Key in keyof HostCall]: HostCall[Key] } = { name, args };
      calls.push(call);
      void answerOf(name, args).then((result) => {
        if (!result) return;
        call.said = String(result.err_msg ?? '');
        setTimeout(() => answer?.(result));
      });
    },
    on: () => undefined,
    call: () => undefined,
    log: () => undefined,
  };
  const come = () => {
    Object.assign(window, { WeixinJSBridge: bridge, ...(system === 'ios' ? { __wxjs_is_wkwebview: true } : {}) });
    if (options.miniProgram) Object.assign(window, { __wxjs_environment: 'miniprogram' });
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  };
  const { bridgeAfter } = options;
  if (bridgeAfter === undefined) return;
  const start = () => setTimeout(come, bridgeAfter);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}

/** User agents of WeChat's browser. */
export const AGENTS = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.69(0x1800452f) NetType/WIFI Language/zh_CN',
  android:
    'Mozilla/5.0 (Linux; Android 16; PLZ110 Build/BP2A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/150.0.7871.189 Mobile Safari/537.36 XWEB/1500135 MMWEBSDK/20260502 MMWEBID/9160 MicroMessenger/8.0.76.3141(0x28004C54) WeChat/arm64 Weixin NetType/5G Language/zh_CN ABI/arm64',
} as const;

export const PLATFORMS = { ios: 'iPhone', android: 'Linux armv81' } as const;
