/** Checks that only read the browser: user agent, sizes, storage. */
import { secondOf } from '#web/parts/time/day.ts';
import { serverNow } from '#web/state/clock.ts';
import * as kept from '#web/state/storage/kept.ts';
import type { Slot } from '#web/state/storage/slots.ts';
import { signingUrl } from '#web/wechat/addresses.ts';
import { hasBridge } from '#web/wechat/bridge.ts';
import { entryUrl, inWeChat, onPhone } from '#web/wechat/environment.ts';
import { inMiniProgram } from '#web/wechat/mini-program.ts';
import { absent, bad, bareAddress, type Check, good } from './finding.ts';

const agent: Check = {
  id: 'agent',
  title: '浏览器',
  hint: '应认出微信、手机系统与小程序',
  run: () =>
    good(
      navigator.userAgent,
      `platform ${navigator.platform}，语言 ${navigator.language}`,
      `微信 ${yes(inWeChat)}，手机 ${yes(onPhone)}，小程序 ${yes(inMiniProgram())}`,
      `桥 ${yes(hasBridge())}，历史 ${history.length} 条`,
      `进入地址 ${bareAddress(entryUrl)}`,
      `签名地址 ${bareAddress(signingUrl())}`,
    ),
};

const yes = (value: boolean): string => (value ? '是' : '否');

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

const screenSize: Check = {
  id: 'screen',
  title: '安全区与高度',
  hint: '全面屏手机底部应大于 0；微信底栏出现后再查一次',
  run() {
    const probe = document.createElement('div');
    probe.style.cssText = `position:fixed;visibility:hidden;height:100vh;${SIDES.map((side) => `padding-${side}:env(safe-area-inset-${side})`).join(';')}`;
    document.body.append(probe);
    const style = getComputedStyle(probe);
    const insets = SIDES.map((side) => `${side} ${style.getPropertyValue(`padding-${side}`)}`);
    const vh = probe.clientHeight;
    probe.style.height = '100dvh';
    const dvh = probe.clientHeight;
    probe.remove();
    const seen = window.visualViewport?.height ?? innerHeight;
    return good(
      `窗口 ${innerWidth}×${innerHeight}，可见高 ${Math.round(seen)}，像素比 ${devicePixelRatio}`,
      `100vh ${vh}，100dvh ${dvh}，屏幕 ${screen.width}×${screen.height}`,
      `安全区 ${insets.join('，')}`,
    );
  },
};

const fontSize: Check = {
  id: 'font',
  title: '微信字号',
  hint: '在微信「…」里调字号后再查：字应变大，行不应断裂',
  run(row) {
    const probe = document.createElement('span');
    probe.style.cssText = 'position:absolute;visibility:hidden;font-size:16px;white-space:nowrap';
    probe.textContent = '药'.repeat(10);
    row.append(probe);
    const scale = Math.round((probe.getBoundingClientRect().width / 160) * 100);
    probe.remove();
    const root = getComputedStyle(document.documentElement).fontSize;
    const wide = document.documentElement.scrollWidth > innerWidth;
    const lines = [`16px 的字实际为 ${scale}%，根字号 ${root}`, `横向溢出 ${yes(wide)}`];
    return wide ? bad(...lines) : good(...lines);
  },
};

const storage: Check = {
  id: 'storage',
  title: '存储',
  hint: '关掉微信再进入，应读到上次的时间',
  run() {
    const lines = [tried('localStorage', kept.phone_check), tried('sessionStorage', kept.phone_check_tab)];
    lines.push(`cookie ${yes(navigator.cookieEnabled)}`);
    return lines.some((line) => line.includes('✗')) ? bad(...lines) : good(...lines);
  },
};

/** Stores the time of this check and reads it back; a refusing storage has nothing to read. */
function tried(name: string, mark: Slot<string>): string {
  const last = mark.read() ?? '无';
  const now = secondOf(serverNow());
  mark.write(now);
  return mark.read() === now ? `${name} 可写，上次 ${last}` : `${name} ✗ 不可写`;
}

const camera: Check = {
  id: 'camera',
  title: '浏览器扫码与相机',
  hint: '微信外用浏览器扫码时需要',
  run() {
    const reader = 'BarcodeDetector' in window;
    const lens = Boolean((navigator as { mediaDevices?: MediaDevices }).mediaDevices?.getUserMedia);
    const lines = [`BarcodeDetector ${yes(reader)}`, `getUserMedia ${yes(lens)}`];
    return reader && lens ? good(...lines) : absent(...lines);
  },
};

export const lookChecks: readonly Check[] = [agent, screenSize, fontSize, storage, camera];
