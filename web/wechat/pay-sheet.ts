/** WeChat's payment sheet, asked through its bridge: it needs no wx.config, so a wrong signature never stops a payment. */

/** What WeChat hands to pages of its own browser. */
export interface Bridge {
  invoke(name: string, args: Readonly<Record<string, string>>, answer: (result: { err_msg?: string }) => void): void;
}

export interface BridgePorts {
  /** The bridge, once it is there. */
  bridge(): Bridge | undefined;
  /** Calls back when the bridge comes; answers how to stop listening. */
  onBridge(ready: () => void): () => void;
  /** Runs work after so many ms; answers how to call it off. */
  later(ms: number, work: () => void): () => void;
}

/** A bridge that has not come after this many ms does not come. */
export const BRIDGE_WAIT = 3_000;

/** What the sheet says of itself; only the server knows whether something was paid. */
export type SheetResult = 'ok' | 'cancel' | 'fail' | 'unavailable';

/** Waits for the bridge; undefined when there is none. */
function waitForBridge(ports: BridgePorts): Promise<Bridge | undefined> {
  return new Promise((resolve) => {
    const settle = () => {
      leave();
      callOff();
      resolve(ports.bridge());
    };
    const leave = ports.onBridge(settle);
    const callOff = ports.later(BRIDGE_WAIT, settle);
    if (ports.bridge()) settle();
  });
}

/** Opens the sheet with the server's `cs`; the answer may never come, so whoever waits keeps asking the server too. */
export async function openSheet(ports: BridgePorts, cs: Readonly<Record<string, string>>): Promise<SheetResult> {
  const bridge = await waitForBridge(ports);
  if (!bridge) return 'unavailable';
  return new Promise((resolve) =>
    bridge.invoke('getBrandWCPayRequest', cs, ({ err_msg = '' }) => resolve(readResult(err_msg))),
  );
}

function readResult(err_msg: string): SheetResult {
  const [, said = ''] = err_msg.split(':');
  return said === 'ok' || said === 'cancel' ? said : 'fail';
}

const browserPorts: BridgePorts = {
  bridge: () => (window as { WeixinJSBridge?: Bridge }).WeixinJSBridge,
  onBridge(ready) {
    document.addEventListener('WeixinJSBridgeReady', ready);
    return () => document.removeEventListener('WeixinJSBridgeReady', ready);
  },
  later(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/** Opens WeChat's payment sheet in this browser; outside WeChat it is unavailable. */
export const payInWeChat = (cs: Readonly<Record<string, string>>): Promise<SheetResult> => openSheet(browserPorts, cs);
