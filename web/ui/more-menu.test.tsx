// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openLayers } from './layers.ts';
import { MoreMenu } from './more-menu.lazy.tsx';

afterEach(cleanup);

test('the dots open a menu; Escape and a press elsewhere close it, an item acts and closes it', () => {
  const drop = vi.fn();
  render(
    <MoreMenu
      of="板蓝根颗粒"
      items={[
        { label: '换一个', onClick: vi.fn() },
        { label: '删除', onClick: drop },
      ]}
    />,
  );
  const dots = screen.getByRole('button', { name: '板蓝根颗粒：更多' });
  fireEvent.click(dots);
  expect(dots.getAttribute('aria-expanded')).toBe('true');
  const [first, second] = screen.getAllByRole('menuitem');
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second as HTMLElement, { key: 'Escape' });
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(dots);
  fireEvent.click(dots);
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.click(dots);
  fireEvent.click(screen.getByRole('menuitem', { name: '删除' }));
  expect(drop).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('back closes the menu as it closes a dialog, and the page scrolls meanwhile', () => {
  render(<MoreMenu of="板蓝根颗粒" items={[{ label: '删除', onClick: vi.fn() }]} />);
  fireEvent.click(screen.getByRole('button'));
  expect(openLayers()).toEqual([screen.getByRole('menu')]);
  expect(document.documentElement.className).not.toContain('is-locked');
  // As navigation/layer-history.ts asks.
  fireEvent(screen.getByRole('menu'), new Event('cancel', { cancelable: true }));
  expect([screen.queryByRole('menu'), openLayers()]).toEqual([null, []]);
});
