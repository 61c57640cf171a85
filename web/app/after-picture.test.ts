// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPicture } from './after-picture.ts';

let drawFrame: (() => void) | undefined;
let done = false;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  done = false;
  drawFrame = undefined;
  document.body.innerHTML = '<div id="root"><main></main></div>';
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    drawFrame = draw;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const wait = (coming?: Promise<unknown>) =>
  void afterPicture(coming).then(() => {
    done = true;
  });
/** Whatever is ready has had its turn. */
const turn = () => vi.advanceTimersByTimeAsync(0);

test('the picture is painted first: the app waits for a frame', async () => {
  wait();
  await turn();
  expect(done).toBe(false);
  drawFrame?.();
  expect(done).toBe(false);
  await vi.waitFor(() => expect(done).toBe(true));
});

test('a picture that is on its way is waited for, and then its frame', async () => {
  let arrive = (_: unknown) => {};
  wait(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  await turn();
  expect(drawFrame).toBeUndefined();
  arrive(1);
  await turn();
  expect(done).toBe(false);
  drawFrame?.();
  await vi.waitFor(() => expect(done).toBe(true));
});

test('without a picture nothing is waited for', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  wait();
  await turn();
  expect(done).toBe(true);
  expect(drawFrame).toBeUndefined();
});

test('a page that nobody looks at draws no frames', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  wait();
  await turn();
  expect(done).toBe(true);
});

test('a picture that never comes, and a frame that is never drawn, hold up nothing for long', async () => {
  wait(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(499);
  expect(done).toBe(false);
  await vi.advanceTimersByTimeAsync(501);
  expect(done).toBe(true);
});
