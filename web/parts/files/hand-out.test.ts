// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

const table = {
  name: '订单 A/1',
  rows: [
    ['编码', '数量'],
    ['0012', 3],
    ['=1+1', 'a\tb'],
  ],
};

afterEach(() => {
  vi.resetModules();
  vi.doUnmock('#web/wechat/environment.ts');
  vi.restoreAllMocks();
});

test('at a desk the table is saved as a file that Excel opens', async () => {
  const saved: string[] = [];
  let blob: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    blob = given as Blob;
    return 'blob:1';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { handOut } = await import('./hand-out.lazy.ts');
  await handOut(table);
  expect(saved).toEqual(['订单-A-1.csv']);
  expect([...new Uint8Array(await (blob as Blob).arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(await (blob as Blob).text()).toContain('"0012\t",3\r\n\'=1+1,"a\tb"');
});

test('in WeChat its text is copied', async () => {
  const copied = vi.fn(async () => undefined);
  vi.doMock('#web/wechat/environment.ts', () => ({ inWeChat: true }));
  vi.doMock('#web/parts/page/copy-text.ts', () => ({ copyOrShow: copied }));
  const { handOut } = await import('./hand-out.lazy.ts');
  await handOut(table);
  expect(copied).toHaveBeenCalledWith('编码\t数量\n0012\t3\n=1+1\ta b');
});
