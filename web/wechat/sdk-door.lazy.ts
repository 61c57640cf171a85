/**
 * The only file that uses weixin-js-sdk. Its state machine has traps, all reproduced. `ready` runs after a failed
 * config too, and at once from the second config on. An API called before the bridge is lost. A list is changed in
 * place. `error` is lost when it is registered too late, and never runs in WeChat 10. So: one accepted config per
 * address, `error` registered before each config, lists copied, and an API repeated only when it was called too early.
 */

import { signingCandidates } from './addresses.ts';
import { waitForBridge } from './bridge.ts';
import { API_LIST, type ApiName, fetchSdk, type Sdk, type SdkResult, type Signer } from './sdk.ts';

/** A config that WeChat has not judged after this many ms counts as accepted; the API's own answer decides. */
const JUDGED_WITHIN = 5_000;
/** ms between retries of an API that was called before WeChat had judged the config. */
const AGAIN_AFTER = [300, 700, 1_500];
const TOO_EARLY = /permission denied|offline verifying/;

const sdk = fetchSdk();
/** The result of an address's config; `said` is why it was refused. */
interface Verdict {
  readonly accepted: boolean;
  readonly said: string;
}
const ACCEPTED: Verdict = { accepted: true, said: '' };
const UNSIGNED: Verdict = { accepted: false, said: 'js_config' };
const DENIED: Verdict = { accepted: false, said: 'permission denied' };

/** The result for each address. Configs run one after the other. */
const configs = new Map<string, Promise<Verdict>>();
let queue: Promise<unknown> = Promise.resolve();
/** Whether WeChat has had a config before; `ready` says something for the first one only. */
let judged = false;
/** Addresses under which an API worked: an API denied there is denied on its own. */
const proven = new Set<string>();
/** The page whose addresses were all refused: its settings wait until a tap or the next page asks for a signature anew. */
let silentPage: string | undefined;

/** How often each setting was made. */
const turns = new Map<string, number>();

/**
 * What a call sets for the current page: its share card or its menu (which one API hides and another shows); undefined
 * for an action.
 */
function settingOf(name: ApiName): string | undefined {
  if (name.endsWith('MenuItems')) return 'menu';
  return name.endsWith('ShareData') ? name : undefined;
}

/** Whether a call still counts: retrying an old setting would overwrite a newer one. An action always counts. */
function stillCounts(name: ApiName): () => boolean {
  const setting = settingOf(name);
  if (!setting) return () => true;
  const turn = (turns.get(setting) ?? 0) + 1;
  turns.set(setting, turn);
  return () => turns.get(setting) === turn;
}

/** Settings of a page that could not be made, by what they set. They are made as soon as a config stands. */
const unmade = new Map<string, { readonly page: string; make(): Promise<unknown> }>();

/**
 * Calls an API of the SDK; `args` as documented, without callbacks. The answer may take as long as a person does. An action
 * is a tap, which always asks anew.
 */
export async function callSdk(sign: Signer, name: ApiName, args: Record<string, unknown>): Promise<SdkResult> {
  const setting = settingOf(name);
  const counts = stillCounts(name);
  if (setting) unmade.delete(setting);
  const page = location.href;
  const result = await callSigned(sign, name, args, counts);
  if (setting && result.kind === 'unavailable' && counts())
    unmade.set(setting, { page, make: () => callSdk(sign, name, args) });
  if (!setting && (result.kind === 'ok' || result.kind === 'cancel')) makeUp();
  return result;
}

function makeUp(): void {
  silentPage = undefined;
  const all = [...unmade.values()];
  unmade.clear();
  for (const { page, make } of all) if (page === location.href) void make();
}

async function callSigned(
  sign: Signer,
  name: ApiName,
  args: Record<string, unknown>,
  counts: () => boolean,
): Promise<SdkResult> {
  const wx = await sdk;
  if (silentPage !== location.href || !settingOf(name)) silentPage = undefined;
  if (silentPage || !wx || !(await waitForBridge())) return { kind: 'unavailable' };
  const page = location.href;
  const addresses = signingCandidates();
  const denied: string[] = [];
  for (const [at, address] of [...addresses, ...addresses.slice(0, 1)].entries()) {
    const isAgain = at === addresses.length;
    if (isAgain && !(denied.length === 0 && (await forgetRefused(address)))) break;
    if (!(await configured(wx, sign, address)).accepted) continue;
    if (!counts()) return { kind: 'unavailable' };
    const result = await callPatiently(wx, name, args, counts);
    if (!counts()) return result;
    if (result.kind !== 'fail' || !TOO_EARLY.test(result.errMsg)) {
      if (result.kind !== 'fail') proven.add(address);
      for (const other of denied) configs.set(other, Promise.resolve(DENIED));
      return result;
    }
    if (proven.has(address)) return result;
    denied.push(address);
  }
  for (const address of addresses) configs.delete(address);
  // Where a config was accepted, another API may still work.
  if (denied.length === 0) silentPage = page;
  return { kind: 'unavailable' };
}

/**
 * Forgets that WeChat refused the signature of an address, so that it is asked again: the server may have renewed its
 * ticket. False where the server did not sign: it has been asked twice.
 */
async function forgetRefused(address: string): Promise<boolean> {
  const isRefused = (await configs.get(address))?.said !== UNSIGNED.said;
  if (isRefused) configs.delete(address);
  return isRefused;
}

/** The result of signing each address of this page until one was accepted; for diagnosis only. */
export async function configVerdicts(sign: Signer): Promise<(Verdict & { readonly address: string })[]> {
  const wx = await sdk;
  if (!wx || !(await waitForBridge())) return [];
  const verdicts: (Verdict & { readonly address: string })[] = [];
  for (const address of signingCandidates()) {
    const verdict = await configured(wx, sign, address);
    verdicts.push({ address, ...verdict });
    if (verdict.accepted) break;
  }
  return verdicts;
}

function configured(wx: Sdk, sign: Signer, address: string): Promise<Verdict> {
  const known = configs.get(address);
  if (known) return known;
  const verdict = queue.then(() => configure(wx, sign, address));
  queue = verdict;
  configs.set(address, verdict);
  return verdict;
}

/** The server's signature; a lost answer is asked for once more. */
async function signedTwice(sign: Signer, address: string) {
  try {
    return await sign(address);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER[1]));
    return await sign(address).catch(() => undefined);
  }
}

/** Gets a fresh signature and configures WeChat. Counts as accepted unless the server or WeChat refuses. */
async function configure(wx: Sdk, sign: Signer, address: string): Promise<Verdict> {
  const signed = await signedTwice(sign, address);
  if (!signed) return UNSIGNED;
  const { appId, timestamp, nonceStr, signature } = signed;
  const first = !judged;
  judged = true;
  proven.delete(address);
  return new Promise((resolve) => {
    wx.error(({ errMsg }) => resolve({ accepted: false, said: String(errMsg ?? '') }));
    wx.config({ debug: false, appId, timestamp, nonceStr, signature, jsApiList: [...API_LIST] });
    // Runs after `error`, which has then resolved. From the second config on it runs at once and says nothing.
    if (first) wx.ready(() => resolve(ACCEPTED));
    setTimeout(() => resolve(ACCEPTED), first ? JUDGED_WITHIN : AGAIN_AFTER[0]);
  });
}

async function callPatiently(
  wx: Sdk,
  name: ApiName,
  args: Record<string, unknown>,
  counts: () => boolean,
): Promise<SdkResult> {
  let result = await callOnce(wx, name, args);
  for (const ms of AGAIN_AFTER) {
    if (result.kind !== 'fail' || !TOO_EARLY.test(result.errMsg)) return result;
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (!counts()) return result;
    result = await callOnce(wx, name, args);
  }
  return result;
}

function callOnce(wx: Sdk, name: ApiName, args: Record<string, unknown>): Promise<SdkResult> {
  return new Promise((resolve) =>
    wx[name]({
      ...(JSON.parse(JSON.stringify(args)) as typeof args),
      success: (answer) => resolve({ kind: 'ok', answer }),
      cancel: () => resolve({ kind: 'cancel' }),
      fail: ({ errMsg }) => resolve({ kind: 'fail', errMsg: String(errMsg ?? '') }),
    }),
  );
}
