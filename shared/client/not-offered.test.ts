import { expect, test } from 'vitest';
import type { Call } from '#shared/contract/call.ts';
import { calls } from '#shared/contract/calls.ts';
import { NetworkError } from '#shared/errors.ts';
import { isMissing } from './not-offered.ts';

const all: Call[] = Object.values(calls).flatMap((script) => Object.values(script));
const assumed = all.filter((call) => call.assumed);
const reading = assumed.filter(({ effect }) => effect === 'read');
const PAGE = '<!doctype html>\n<html><h1>404 Not Found</h1></html>';

const missingBy = (status: number | undefined, text = '') =>
  all.filter((call) => isMissing(call, new NetworkError(call.path, status ? 'status' : 'not-json', status), text));

test.each([404, 405, 501])(
  'by status %i the shop does not have an assumed call; a documented call has failed',
  (status) => {
    expect(missingBy(status)).toEqual(assumed);
  },
);

test.each([PAGE, `\uFEFF\uFEFF\uFEFF\n${PAGE}`, '<b>Warning</b>: undefined act'])(
  'by a page in place of JSON it does not have an assumed call that reads; one that acts may have acted: %j',
  (text) => {
    expect(missingBy(undefined, text)).toEqual(reading);
  },
);

test.each([
  [502, PAGE],
  [500, ''],
  [undefined, ''],
  [undefined, 'no permission'],
  [undefined, '{"success":1,"da'],
  [undefined, '<br />\n<b>Notice</b>: x on line 3<br />{"success":1}'],
])('status %j with %j is a failure, which another try may not meet', (status, text) => {
  expect(missingBy(status, text)).toEqual([]);
});

test.each(['dropped', 'timeout'] as const)('an answer that never came (%s) says nothing about the shop', (failure) => {
  expect(all.filter((call) => isMissing(call, new NetworkError(call.path, failure), ''))).toEqual([]);
});
