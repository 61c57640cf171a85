import { describe, expect, it, vi } from 'vitest';
import { pressGuard } from './press-guard.ts';

describe('pressGuard', () => {
  it('ignores a second press while the first is pending', async () => {
    const onBusy = vi.fn();
    const press = pressGuard(onBusy);
    let finish = () => {};
    const act = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    press(act);
    press(act);
    expect(act).toHaveBeenCalledTimes(1);
    expect(onBusy.mock.calls).toEqual([[true]]);
    finish();
    await act.mock.results[0]?.value;
    await Promise.resolve();
    expect(onBusy.mock.calls).toEqual([[true], [false]]);
    press(act);
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('does not block after a synchronous press', () => {
    const onBusy = vi.fn();
    const press = pressGuard(onBusy);
    const act = vi.fn();
    press(act);
    press(act);
    expect(act).toHaveBeenCalledTimes(2);
    expect(onBusy).not.toHaveBeenCalled();
  });

  it('is released after a synchronous throw', () => {
    const press = pressGuard(() => {});
    const fail = () => {
      throw new Error('broken');
    };
    expect(() => press(fail)).toThrow('broken');
    const act = vi.fn();
    press(act);
    expect(act).toHaveBeenCalledTimes(1);
  });
});
