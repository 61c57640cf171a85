// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { salesman } from '#shared/contract/salesman.ts';
import '#web/areas/settings/salesman-loader.ts';
import { missing } from '#web/state/loading/missing-calls.ts';
import { put, signOut } from '#web/state/session/session.ts';
import type { FooterData } from '#web/state/shell/footer.ts';
import { FooterContacts } from './footer-contacts.tsx';

const data = { shop: {}, agency: { phone: ['400-0000-000'], qq: [] } } as unknown as FooterData;
const ofMembers = () => [screen.queryByRole('button', { name: '意见反馈' }), screen.queryByText('联系业务员')];

afterEach(() => {
  cleanup();
  signOut();
  missing.calls = [];
});

test('a shop that does not offer salesmen has no entry for them', () => {
  put({ token: 'a'.repeat(32) });
  missing.calls = [salesman.list.path];
  render(<FooterContacts data={data} />);
  expect(ofMembers()).toEqual([expect.anything(), null]);
});

test('only members have the entries for feedback and salesmen', () => {
  render(<FooterContacts data={data} />);
  expect(ofMembers()).toEqual([null, null]);
  cleanup();
  put({ token: 'a'.repeat(32) });
  render(<FooterContacts data={data} />);
  expect(ofMembers()).not.toContain(null);
});
