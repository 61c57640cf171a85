// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { ref } from 'valtio/vanilla';
import { afterEach, expect, test } from 'vitest';
import { type HeaderData, header } from '#web/state/shell/header-data.ts';
import { DeskHeader } from './desk-header.lazy.tsx';

afterEach(cleanup);

test.each([
  [{ logo_min: '/min.png', logo: '/full.png' }, '/min.png'],
  [{ logo: '/full.png' }, '/full.png'],
  [{ logo_min: '', logo: '/full.png' }, '/full.png'],
])('of the logos %j it shows %s', (logos, shown) => {
  header.state.data = ref({ tz: { cont: '' }, nav: [], ad: [], cpzl: false, ...logos } as HeaderData);
  render(<DeskHeader place={{ path: '/index', search: '', route: 'index' }} />);
  expect(screen.getByRole('img', { name: '药仓首页' }).getAttribute('src')).toBe(shown);
});

test.each([null, { logo_min: '', logo: '' }])('without a logo of the operator (%j) it shows its own', (logos) => {
  header.state.data = logos && ref({ tz: { cont: '' }, nav: [], ad: [], cpzl: false, ...logos } as HeaderData);
  render(<DeskHeader place={{ path: '/index', search: '', route: 'index' }} />);
  expect(screen.getByRole('img', { name: '药仓首页' }).tagName).toBe('svg');
});
