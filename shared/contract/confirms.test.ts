import { expect, test } from 'vitest';
import { UnknownOutcomeError } from '#shared/errors.ts';
import type { Call } from './call.ts';
import { calls } from './calls.ts';

const { cart, path, volume } = calls;
const envelope = (content = '') => ({ content, silent: false, byErrorThree: false });
const heard = ({ confirms, path }: Call, args: object, answer: object, content?: string) => {
  if (typeof confirms !== 'object') throw new Error(`${path} confirms ${confirms}`);
  try {
    confirms.check(path, args as never, { ...answer, envelope: envelope(content) });
    return 'all';
  } catch (error) {
    if (error instanceof UnknownOutcomeError) return error.done;
    throw error;
  }
};

test.each([
  [cart.delNum, { id_list: '8,21' }, { del_ids: ['21', '8'] }, '', 'all'],
  [cart.delNum, { id_list: '8,8' }, { del_ids: ['8'] }, '', 'all'],
  [cart.delNum, { id_list: '08' }, { del_ids: ['8'] }, '', 'all'],
  [cart.delNum, { id_list: '8,21,34' }, { del_ids: ['21'] }, '', ['21']],
  [cart.delNum, { id_list: '8' }, { del_ids: [] }, '', []],
  [cart.delNum, { id_list: '8' }, { del_ids: ['8', '9'] }, '', ['8']],
  [path.delPath, { address_id: '3' }, { data: [{ address_id: '4' }] }, '', 'all'],
  [path.delPath, { address_id: '3' }, { data: [] }, '', []],
  [path.delPath, { address_id: '3' }, { data: [{ address_id: '4' }, { address_id: '3' }] }, '', []],
  [volume.getVolume, { volume_id: '6' }, {}, '', 'all'],
  [volume.getVolume, { volume_id: 'all' }, {}, '领了 2 张', 'all'],
  [volume.getVolume, { volume_id: 'all' }, {}, ' ', []],
])('%o of %o answers %o', (call, args, answer, content, told) => {
  expect(heard(call as Call, args, answer, content)).toEqual(told);
});

const acts = Object.values(calls)
  .flatMap((script) => Object.values<Call>(script))
  .filter(({ effect }) => effect === 'write' || effect === 'money');

const fieldsOf = ({ query, body }: Call) =>
  Object.keys({ ...query.fields, ...(body as Partial<Call['query']> | undefined)?.fields });

test('every call that acts says what its answer confirms, by fields that it has', () => {
  for (const call of acts) {
    const { path, confirms } = call;
    expect(confirms, path).toBeDefined();
    if (typeof confirms !== 'object') continue;
    if (confirms.asked) expect(fieldsOf(call)).toContain(confirms.asked);
    if (confirms.told) expect(Object.keys(call.answer.fields)).toContain(confirms.told.split('.')[0]);
  }
});

test('a call for several things that confirms all of them makes one thing of them', () => {
  const several = acts.filter((call) => fieldsOf(call).some((name) => /_(list|ids)$/.test(name)));
  const whole = several.filter(({ confirms }) => confirms === 'all').map(({ path }) => path);
  // One order, one invoice: the answer has its id.
  expect(whole).toEqual(['buy.php?act=submit', 'invoice.php?act=apply']);
});
