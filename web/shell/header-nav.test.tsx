// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cpzl } from '#shared/contract/cpzl.ts';
import '#web/areas/papers/product-papers-loader.ts';
import { missing } from '#web/state/loading/missing-calls.ts';
import { put, signOut } from '#web/state/session/session.ts';
import type { HeaderData } from '#web/state/shell/header-data.ts';
import { HeaderNav } from './header-nav.tsx';

const OFTEN = { ck_key: 'mybuy', name: '常购清单', link: '/user?path=login', link2: '/mybuy', login: true };
const data = { nav: [OFTEN], cpzl: false } as unknown as HeaderData;
const often = () => screen.getByRole('link', { name: '常购清单' });

afterEach(() => {
  cleanup();
  signOut();
  missing.calls = [];
});

test('a members-only entry that leads a visitor to the login is not marked as the current page there', () => {
  render(<HeaderNav data={data} place={{ path: '/user', search: '?path=login', route: 'user' }} />);
  expect(often().getAttribute('aria-current')).toBeNull();
});

test('for a member it leads to its page and is marked as current there', () => {
  put({ token: 'a'.repeat(32) });
  render(<HeaderNav data={data} place={{ path: '/mybuy', search: '', route: 'frequentBuys' }} />);
  expect(often().getAttribute('href')).toContain('/mybuy');
  expect(often().getAttribute('aria-current')).toBe('page');
});

test('product papers that this shop does not offer have no entry, neither ours nor the operator’s', () => {
  const PAPERS = { ck_key: 'cpzl', name: '药检报告', link: '/cpzl' };
  const shown = { nav: [OFTEN, PAPERS], cpzl: true } as unknown as HeaderData;
  render(<HeaderNav data={shown} place={{ path: '/', search: '', route: 'index' }} />);
  expect(screen.getAllByRole('link')).toHaveLength(3);
  cleanup();
  missing.calls = [cpzl.list.path];
  render(<HeaderNav data={shown} place={{ path: '/', search: '', route: 'index' }} />);
  expect(screen.getAllByRole('link')).toEqual([often()]);
});
