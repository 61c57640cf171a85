// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '#web/state/testing.ts';
import { PromoBanners } from './promo-banners.tsx';

vi.mock('#web/parts/member/user-left.ts', () => ({
  useUserLeft: () => ({
    left: {
      flhd_list: [
        { hd_id: '1', img_url: '/1.svg', link: '/recharge', anme: '充值有礼' },
        { hd_id: '2', img_url: '/2.svg', link: '#', anme: '每日签到' },
      ],
    },
  }),
}));

afterEach(cleanup);

test('a click on a banner is reported; a banner with the link “#” cannot be clicked', () => {
  const COUNT = 'common.php?act=click_count';
  const server = serve({ [COUNT]: () => ({}) });
  render(<PromoBanners />);
  for (const name of ['充值有礼', '每日签到']) fireEvent.click(screen.getByRole('img', { name }));
  expect(server.asked(COUNT)).toEqual([{ lx: 'flhd', id: '1' }]);
});

test('the first picture does not wait for the layout; the others do', () => {
  render(<PromoBanners />);
  const loading = screen.getAllByRole('img').map((each) => each.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy']);
});
