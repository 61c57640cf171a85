// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { firstPage } from '#shared/contract/first-page.ts';
import { salesman } from '#shared/contract/salesman.ts';
import '#web/areas/settings/salesman-loader.ts';
import { startAt } from '#shared/contract/wire.ts';
import { missing } from '#web/state/loading/missing-calls.ts';
import { HeaderUtil } from './header-util.tsx';

afterEach(() => {
  cleanup();
  missing.calls = [];
});

/** Renders the top line with this answer of the server. */
const show = (wire: object) =>
  render(<HeaderUtil data={firstPage.header.answer.read({ tz: [], nav: [], ad: [], ...wire }, startAt(false))} />);

const entry = () => screen.queryByRole('button', { name: '手机商城' });

/** The QR code shown on hover. */
async function code() {
  await act(async () => void fireEvent.mouseEnter(entry()!.parentElement!));
  return screen.findByRole('img', { name: '手机商城二维码' });
}

test.each([0, '0', false, 'false', ''])(
  'a QR code that is switched off (show_mobile %j) has no entry',
  (show_mobile) => {
    show({ show_mobile });
    expect(entry()).toBeNull();
  },
);

test.each([1, '1'])('switched on (show_mobile %j), the shop draws its own code', async (show_mobile) => {
  show({ show_mobile });
  expect((await code()).tagName).toBe('svg');
});

test('a URL is used as the image of the code', async () => {
  show({ show_mobile: '/pictures/qr/mobile-shop.svg' });
  expect((await code()).getAttribute('src')).toBe('/pictures/qr/mobile-shop.svg');
});

test('a closed advert shows the next one, and stays closed after a reload', async () => {
  const ad = [
    { ad_id: '1', ad_name: '双节采购', ad_img: '/a.svg', ad_link: '#' },
    { ad_id: '2', ad_name: '领券中心', ad_img: '/b.svg', ad_link: '#' },
  ];
  show({ ad });
  // At the top of every page at a desk: it does not wait for the layout, nor go before the page's own pictures.
  expect(screen.getByRole('img', { name: '双节采购' }).outerHTML).toMatch(/loading="eager".*fetchpriority="auto"/);
  fireEvent.click(screen.getByRole('button', { name: '关闭广告：双节采购' }));
  expect(await screen.findByRole('button', { name: '关闭广告：领券中心' })).toBeTruthy();
  cleanup();
  vi.resetModules();
  const { closedAdverts } = await import('#web/state/shell/closed-adverts.ts');
  expect(closedAdverts.ids).toEqual(['1']);
});

test.each(['/salesman', 'https://elsewhere.example/salesman'])(
  'a notice is words only where it leads to a page of ours that is missing: %s',
  (link) => {
    const tz = { cont: '联系业务员', link };
    show({ tz });
    expect(screen.getByText('联系业务员').closest('a')).not.toBeNull();
    cleanup();
    missing.calls = [salesman.list.path];
    show({ tz });
    expect(screen.getByText('联系业务员').closest('a') === null).toBe(link === '/salesman');
  },
);
