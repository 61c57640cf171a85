import { expect, test } from 'vitest';
import { feedback } from '#shared/contract/feedback.ts';
import { userLicences } from '#shared/contract/user-licences.ts';
import { userOff } from '#shared/contract/user-off.ts';
import { NetworkError, UnknownOutcomeError } from '#shared/errors.ts';
import type { ActState } from './act-once.ts';
import { closeAccount, withdrawClosing } from './close-account.ts';
import { type Flow, lastOf } from './flow.ts';
import { requestScope, submitVerification } from './licences.ts';
import { sendFeedback } from './send-feedback.ts';
import { createFakeClient } from './testing/fake-client.ts';

const clock = { now: () => 0, wait: () => Promise.resolve() };
const form = { company: '甲', legal_person: '乙', address: '丙', licences: [] };

/** The answer is lost. */
const lost = (path: string) => () => {
  throw new UnknownOutcomeError(path, new NetworkError(path, 'dropped'));
};
const step = async (flow: Flow<ActState<unknown>>) => (await lastOf(flow)).step;

test.each([
  [2, 'done'],
  [0, 'failed'],
] as const)('lost licences with state %i are %s', async (yz, end) => {
  const client = createFakeClient()
    .on(userLicences.yzSubmit, lost(userLicences.yzSubmit.path))
    .on(userLicences.yzInfo, () => ({ yz, licences: [], kinds: [] }));
  expect(await step(submitVerification({ client, clock }, form))).toBe(end);
  expect(client.count(userLicences.yzSubmit)).toBe(1);
});

test.each([
  [2, 'done'],
  [0, 'failed'],
] as const)('a lost scope request with state %i is %s', async (state, end) => {
  const client = createFakeClient()
    .on(userLicences.rangeSubmit, lost(userLicences.rangeSubmit.path))
    .on(userLicences.rangeInfo, () => ({ data: [{ type_id: '3', type_name: '中药饮片', state, images: [] }] }));
  expect(await step(requestScope({ client, clock }, { type_id: '3', images: ['/a.png'] }))).toBe(end);
});

test('lost closing and withdrawal are settled by reading the closing state', async () => {
  const client = createFakeClient()
    .on(userOff.off, lost(userOff.off.path))
    .on(userOff.offCancel, lost(userOff.offCancel.path))
    .on(userOff.offInfo, () => ({ deleted: true, obstacles: [] }));
  expect(await step(closeAccount({ client, clock }, '停业'))).toBe('done');
  expect(await step(withdrawClosing({ client, clock }))).toBe('failed');
});

test('the outcome of lost feedback is unknown', async () => {
  const client = createFakeClient().on(feedback.up, lost(feedback.up.path));
  expect(await step(sendFeedback({ client, clock }, { type: '1', content: ' 好 ', img_url: '' }))).toBe('unknown');
  expect(client.sent).toMatchObject([{ args: { content: '好' } }]);
});
