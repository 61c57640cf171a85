// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { dialogs, dismissAll } from '#web/state/dialogs/dialogs.ts';
import { toast } from '#web/state/messages/toast.ts';
import { copyOrShow } from './copy-text.ts';

afterEach(() => {
  dismissAll();
  toast.text = '';
});

const clipboard = (writeText: () => Promise<void>) =>
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as never);

test('a copy is told', async () => {
  clipboard(async () => undefined);
  await copyOrShow('https://shop.example/x');
  expect(toast.text).toBe('复制成功！');
});

test.each(['refused', 'absent'])('where copying is %s the text stands on the screen', (how) => {
  clipboard(() => Promise.reject(new Error('denied')));
  Object.assign(document, {
    execCommand:
      how === 'refused'
        ? () => false
        : () => {
            throw new Error('absent');
          },
  });
  void copyOrShow('https://shop.example/x');
  return vi.waitFor(() =>
    expect(dialogs.open.map(({ name, ask }) => [name, ask.value])).toEqual([
      ['copy', { text: 'https://shop.example/x' }],
    ]),
  );
});

test('what was pressed keeps the focus where only a selected field can be copied', async () => {
  clipboard(() => Promise.reject(new Error('denied')));
  Object.assign(document, { execCommand: () => true });
  const pressed = document.body.appendChild(document.createElement('button'));
  pressed.focus();
  await copyOrShow('SD77302219');
  expect(document.activeElement).toBe(pressed);
  pressed.remove();
});
