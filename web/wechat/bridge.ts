/** WeChat's bridge, which its browser adds to a page some time after the page has loaded. */

/** An answer of the bridge; `err_msg` is `name:result`. */
export interface BridgeAnswer {
  readonly err_msg?: string;
  readonly err_desc?: string;
}

/** The bridge object that WeChat's browser provides. */
export interface Bridge {
  invoke(name: string, args: Readonly<Record<string, unknown>>, answer: (result: BridgeAnswer) => void): void;
}

/** A bridge that has not appeared after this many ms is considered missing. */
export const BRIDGE_WAIT = 3_000;

const bridgeNow = (): Bridge | undefined => (window as { WeixinJSBridge?: Bridge }).WeixinJSBridge;

export const hasBridge = (): boolean => bridgeNow() !== undefined;

/** Waits for the bridge; undefined when it does not appear. */
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
