// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { put, signOut } from '#web/state/session/session.ts';
import type { HeaderData } from '#web/state/shell/header-data.ts';
import { HeaderNav } from './header-nav.tsx';

const OFTEN = { ck_key: 'mybuy', name: '常购清单', link: '/user?path=login', link2: '/mybuy', login: true };
const data = { nav: [OFTEN], cpzl: false } as unknown as HeaderData;
const often = () => screen.getByRole('link', { name: '常购清单' });

afterEach(() => {
  cleanup();
  signOut();
});

test('a members’ entry is not the current page of a visitor at the login it leads to', () => {
  render(<HeaderNav data={data} place={{ path: '/user', search: '?path=login', route: 'user' }} />);
  expect(often().getAttribute('aria-current')).toBeNull();
});

test('for a member it leads there, and is current there', () => {
  put({ token: 'a'.repeat(32) });
  render(<HeaderNav data={data} place={{ path: '/mybuy', search: '', route: 'frequentBuys' }} />);
  expect(often().getAttribute('href')).toContain('/mybuy');
  expect(often().getAttribute('aria-current')).toBe('page');
});
