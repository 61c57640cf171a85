// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { serve } from '#web/state/testing.ts';
import { ParcelLines } from './parcel-lines.tsx';

afterEach(cleanup);

const line = { goods_name: '阿莫西林胶囊', goods_price: '5.40', num: 10 };

test('two packs with the same name are distinguished by pack and maker', async () => {
  serve({
    'fahuo.php?act=goods_list': () => ({
      data: [
        { ...line, des: '0.25g×24粒', brand_name: '华北制药' },
        { ...line, des: '0.5g×60片', brand_name: '石药集团' },
      ],
    }),
  });
  render(<ParcelLines send_id="1" />);
  expect(await screen.findByText('阿莫西林胶囊 0.25g×24粒 · 华北制药')).toBeTruthy();
  expect(screen.getByText('阿莫西林胶囊 0.5g×60片 · 石药集团')).toBeTruthy();
});

test('without both the lines are shown as answered', async () => {
  serve({ 'fahuo.php?act=goods_list': () => ({ data: [{ ...line, spce_name: '大盒' }] }) });
  render(<ParcelLines send_id="1" />);
  expect(await screen.findByText('阿莫西林胶囊 大盒')).toBeTruthy();
});

test('a quantity that cannot be read is a dash, and never 0', async () => {
  serve({ 'fahuo.php?act=goods_list': () => ({ data: [{ ...line, num: '若干' }] }) });
  render(<ParcelLines send_id="7" />);
  expect(await screen.findByText('× —')).toBeTruthy();
});
