import { expect, test } from 'vitest';
import type { Call } from '#shared/contract/call.ts';
import { calls } from '#shared/contract/calls.ts';
import { NetworkError } from '#shared/errors.ts';
import { isMissing } from './not-offered.ts';

const all: Call[] = Object.values(calls).flatMap((script) => Object.values(script));
const assumed = all.filter((call) => call.assumed);
const PAGE = '<!doctype html>\n<html><h1>404 Not Found</h1></html>';

const missingBy = (status: number | undefined, text = '') =>
  all.filter((call) => isMissing(call, new NetworkError(call.path, status ? 'status' : 'not-json', status), text));

test.each([404, 405, 501])('after status %i an assumed call is missing, a documented call is not', (status) => {
  expect(missingBy(status)).toEqual(assumed);
});

test.each([PAGE, `\uFEFF\uFEFF\uFEFF\n${PAGE}`, '<b>Warning</b>: undefined act'])(
  'after HTML in place of JSON an assumed call is missing, a documented call is not: %j',
  (text) => {
    expect(missingBy(undefined, text)).toEqual(assumed);
  },
);

test.each([
  [502, PAGE],
  [500, ''],
  [undefined, ''],
  [undefined, 'no permission'],
  [undefined, '{"success":1,"da'],
  [undefined, '<br />\n<b>Notice</b>: x on line 3<br />{"success":1}'],
])('status %j with %j is a failure, and no call is missing', (status, text) => {
  expect(missingBy(status, text)).toEqual([]);
});

test.each(['dropped', 'timeout'] as const)('without an answer (%s) no call is missing', (failure) => {
  expect(all.filter((call) => isMissing(call, new NetworkError(call.path, failure), ''))).toEqual([]);
});
