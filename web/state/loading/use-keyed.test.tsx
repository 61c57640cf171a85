// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useKeyed } from './use-keyed.ts';

afterEach(cleanup);

test('another key makes it anew, the same one keeps it', () => {
  const made: string[] = [];
  const shown: unknown[] = [];
  function Page({ tab }: { readonly tab: string }) {
    shown.push(
      useKeyed(tab, (key) => {
        made.push(key);
        return { key };
      }),
    );
    return null;
  }
  const { rerender } = render(<Page tab="moneys" />);
  rerender(<Page tab="moneys" />);
  expect([made, new Set(shown).size]).toEqual([['moneys'], 1]);
  rerender(<Page tab="integral" />);
  expect(made).toEqual(['moneys', 'integral']);
  expect(shown.at(-1)).toEqual({ key: 'integral' });
  rerender(<Page tab="moneys" />);
  expect(made).toEqual(['moneys', 'integral', 'moneys']);
});
