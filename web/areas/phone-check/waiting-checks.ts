/** Checks that need a user: choosing an image, opening and closing the keyboard, leaving the app for a while. */

import { imageAccept, imageTypes } from '#shared/rules/app/image-file.ts';
import { serverNow } from '#web/state/clock.ts';
import { bad, type Check, type Finding, good } from './finding.ts';

const choose = (accept: string): Promise<Finding> =>
  new Promise((resolve) => {
    const input = Object.assign(document.createElement('input'), { type: 'file', accept });
    input.addEventListener('cancel', () => resolve(bad('已取消')));
    input.addEventListener('change', () => void readChosen(input.files?.[0]).then(resolve));
    input.click();
  });

const file: Check = {
  id: 'file',
  title: '文件选择',
  hint: '分别用相机和相册各选一张',
  press: '选图',
  run: () => choose(imageAccept),
};

const exactFile: Check = {
  id: 'exact-file',
  title: '文件选择（按类型列表）',
  hint: '商城不用它；看相册是否变灰、相机是否不见',
  press: '选图',
  run: () => choose(imageTypes.join(',')),
};

async function readChosen(chosen: File | undefined): Promise<Finding> {
  if (!chosen) return bad('没有选到文件');
  const about = `类型 ${chosen.type || '无'}，${Math.round(chosen.size / 1024)} KB`;
  const picture = new Image();
  picture.src = URL.createObjectURL(chosen);
  try {
    await picture.decode();
    return good(about, `${picture.naturalWidth}×${picture.naturalHeight}`);
  } catch (error) {
    return bad(about, `不能读取：${String(error)}`);
  } finally {
    URL.revokeObjectURL(picture.src);
  }
}

/** ms after focus or blur until the keyboard has opened or closed. */
const KEYBOARD_MS = 700;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const seen = () => Math.round(window.visualViewport?.height ?? innerHeight);

const keyboard: Check = {
  id: 'keyboard',
  title: '键盘高度',
  hint: '键盘出现后点「完成」收起；收起后页面应回到原位',
  field: '点检查后在这里输入',
  async run(row) {
    const field = row.querySelector('input');
    if (!field) return bad('没有输入框');
    const [height, top] = [seen(), window.scrollY];
    const left = new Promise((resolve) => field.addEventListener('blur', resolve, { once: true }));
    field.focus();
    await pause(KEYBOARD_MS);
    const open = seen();
    const covered = field.getBoundingClientRect().bottom > open + (window.visualViewport?.offsetTop ?? 0);
    await left;
    await pause(KEYBOARD_MS);
    const back = seen();
    const lines = [
      `可见高 ${height} → ${open} → ${back}`,
      `输入框被遮住 ${covered ? '是' : '否'}，滚动 ${Math.round(top)} → ${Math.round(window.scrollY)}`,
    ];
    return covered || back !== height ? bad(...lines) : good(...lines);
  },
};

const EVENTS = ['pagehide', 'pageshow', 'freeze', 'resume'] as const;

const timers: Check = {
  id: 'timers',
  title: '后台计时',
  hint: '点检查后切到别的应用，十几秒后回来',
  async run() {
    const heard: string[] = [];
    const note = (event: Event) =>
      heard.push(`${event.type}${(event as PageTransitionEvent).persisted ? '（缓存）' : ''}`);
    for (const name of EVENTS) for (const on of [window, document]) on.addEventListener(name, note);
    await visibility('hidden');
    const leftAt = serverNow();
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 1_000);
    await visibility('visible');
    const away = Math.round((serverNow() - leftAt) / 1_000);
    const counted = ticks;
    clearInterval(timer);
    // Events of the return arrive a little later.
    await pause(KEYBOARD_MS);
    for (const name of EVENTS) for (const on of [window, document]) on.removeEventListener(name, note);
    return good(`离开 ${away} 秒，计时 ${counted} 次`, `事件 ${heard.join(' ') || '只有 visibilitychange'}`);
  },
};

const visibility = (wanted: DocumentVisibilityState): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== wanted) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });

export const waitingChecks: readonly Check[] = [file, exactFile, keyboard, timers];
