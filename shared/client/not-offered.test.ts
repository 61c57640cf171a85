import { expect, test } from 'vitest';
import type { Call } from '#shared/contract/call.ts';
import { calls } from '#shared/contract/calls.ts';
import { NetworkError } from '#shared/errors.ts';
import { cameOf } from './came.ts';
import { isMissing } from './not-offered.ts';

const all: Call[] = Object.values(calls).flatMap((script) => Object.values(script));
const assumed = all.filter((call) => call.assumed);
const PAGE = '<!doctype html>\n<html><h1>404 Not Found</h1></html>';
const OWN = '<!doctype html><head><meta name="yaocang-base" content="/" /></head>';

const missingBy = (status: number, text = '') => {
  const came = cameOf(text, { status, headers: new Headers(), redirected: false, url: '' });
  return all.filter((call) => isMissing(call, new NetworkError(call.path, 'status', status, { came })));
};

test.each([404, 405, 501])('after status %i an assumed call is missing, a documented call is not', (status) => {
  expect(missingBy(status)).toEqual(assumed);
});

test.each(['No input file specified.\n', 'File not found.\n', OWN])(
  "after PHP's words for no script, or this shop's own page, an assumed call is missing: %j",
  (text) => {
    expect(missingBy(200, text)).toEqual(assumed);
  },
);

test.each([
  [502, PAGE],
  [500, ''],
  [503, PAGE],
  [403, PAGE],
  [302, ''],
  [429, ''],
  [200, ''],
  [200, PAGE],
  [200, '<b>Fatal error</b>: Uncaught Error in /www/volume.php on line 3'],
  [200, 'MySQL server error report: Array'],
  [200, 'no permission'],
  [200, '{"success":1,"da'],
])('status %j with %j is a failure, and no call is missing', (status, text) => {
  expect(missingBy(status, text)).toEqual([]);
});

test.each(['dropped', 'timeout'] as const)('without an answer (%s) no call is missing', (failure) => {
  expect(all.filter((call) => isMissing(call, new NetworkError(call.path, failure)))).toEqual([]);
});
