/** WeChat's bridge: what its browser hands to a page, some time after the page is there. */

/** What a bridge answers; `err_msg` is `name:result`. */
export interface BridgeAnswer {
  readonly err_msg?: string;
  readonly err_desc?: string;
}

/** What WeChat hands to pages of its own browser. */
export interface Bridge {
  invoke(name: string, args: Readonly<Record<string, unknown>>, answer: (result: BridgeAnswer) => void): void;
}

/** A bridge that has not come after this many ms does not come. */
export const BRIDGE_WAIT = 3_000;

const bridgeNow = (): Bridge | undefined => (window as { WeixinJSBridge?: Bridge }).WeixinJSBridge;

/** Waits for the bridge; undefined when none comes. */
export function waitForBridge(): Promise<Bridge | undefined> {
  return new Promise((resolve) => {
    const settle = () => {
      document.removeEventListener('WeixinJSBridgeReady', settle);
      clearTimeout(timer);
      resolve(bridgeNow());
    };
    const timer = setTimeout(settle, BRIDGE_WAIT);
    document.addEventListener('WeixinJSBridgeReady', settle);
    if (bridgeNow()) settle();
  });
}
