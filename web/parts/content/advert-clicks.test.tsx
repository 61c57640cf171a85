// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AdvertImage } from './advert-image.tsx';
import { SideAdvertImage } from './side-advert.tsx';

const told = vi.fn(async (_url: string, _init: RequestInit) => new Response('{"success":1}'));

beforeEach(() => {
  told.mockClear();
  vi.stubGlobal('fetch', told);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Clicks the image; returns the reported clicks. */
function click(name: string) {
  const picture = screen.getByRole('img', { name });
  picture.closest('a')?.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(picture);
  return told.mock.calls.map(([url]) => {
    const { searchParams } = new URL(url);
    return ['act', 'lx', 'id'].map((key) => searchParams.get(key));
  });
}

const LINKS = ['/search?keywords=all', 'https://shop.example/', '#', ''];

test.each(LINKS)('a click on an advert that leads to “%s” is reported', (ad_link) => {
  render(<AdvertImage ad={{ ad_id: '7', ad_name: '双节采购', ad_img: '/7.jpg', ad_link }} place="ad2" />);
  expect(click('双节采购')).toEqual([['click_count', 'ad2', '7']]);
});

test.each(LINKS)('a click on a side advert that leads to “%s” is reported', (link) => {
  render(<SideAdvertImage ad={{ hd_id: '8', img_url: '/8.jpg', link }} label="化学药品" />);
  expect(click('化学药品推荐')).toEqual([['click_count', 'flhd', '8']]);
});

test('an image without a target is neither a link nor a button', () => {
  render(<AdvertImage ad={{ ad_id: '7', ad_name: '双节采购', ad_img: '/7.jpg', ad_link: '#' }} place="ad2" />);
  expect([screen.queryByRole('link'), screen.queryByRole('button')]).toEqual([null, null]);
});

test('the report is sent although the advert leaves the page', () => {
  const ad = { ad_id: '7', ad_name: '双节采购', ad_img: '/7.jpg', ad_link: 'https://shop.example/' };
  render(<AdvertImage ad={ad} place="ad2" />);
  click('双节采购');
  expect(told.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
});
