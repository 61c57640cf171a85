// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { proxy } from 'valtio';
import { afterEach, expect, test } from 'vitest';
import { pricesInScope } from '#shared/messages/business-scope.ts';
import { pricesForVerified } from '#shared/messages/goods-card.ts';
import { put, signOut } from '#web/state/session/session.ts';
import { Tiers } from './buying-tiers.tsx';

type Props = Parameters<typeof Tiers>[0];

afterEach(() => {
  cleanup();
  signOut();
});

test.each([
  [1, pricesInScope.text],
  [0, pricesForVerified.text],
] as const)('the tiers give the reason of the price: yz %i outside the scope', (yz, reason) => {
  put({ token: 't'.repeat(32), yz });
  const offer = {
    features: { tiers: [{ num: 10, price: 100 }] },
    price: { reason: 'plain' },
    info: { yz_range: false },
  };
  const store = { state: proxy({ quantity: 1 }) };
  render(<Tiers offer={offer as unknown as Props['offer']} store={store as unknown as Props['store']} may={false} />);
  const told = [pricesInScope.text, pricesForVerified.text].filter((text) => screen.queryByText(text));
  expect(told).toEqual([reason]);
});
