import { expect, test } from 'vitest';
import { readPhpForm } from '#fixtures/backend/server/php-form.ts';
import { buy } from '#shared/contract/buy.ts';
import type { Call } from '#shared/contract/call.ts';
import { calls } from '#shared/contract/calls.ts';
import { login } from '#shared/contract/login.ts';
import { sampleOf } from '#shared/contract/testing/sample.ts';
import { startVerbatim } from '#shared/contract/wire.ts';
import { fieldOf, formBody, readForm } from './form-body.ts';
import { buildRequest } from './request.ts';

const posts: readonly Call[] = Object.values(calls)
  .flatMap((script): Call[] => Object.values(script))
  .filter(({ method, body }) => method === 'POST' && !body?.is.includes('file'));

test.each(posts.map((call) => [call.path, call] as const))('%s: a form holds what JSON holds', (_path, { body }) => {
  const sent = body?.read(sampleOf(body), startVerbatim(true));
  const json = JSON.parse(JSON.stringify(body?.write(sent, { pick: (first) => first })));
  const form = formBody(json);
  expect(body?.read(readPhpForm(new URLSearchParams(form)), startVerbatim(true))).toEqual(sent);
  expect(body?.read(readForm(new URLSearchParams(form)), startVerbatim(true))).toEqual(sent);
});

test('a list of rows is written as PHP names it, and nothing is lost on the way', () => {
  const rows = [
    { goods_id: '5', note: 'a&b=c +[1]', num: 0 },
    { images: [], on: false, none: null, left: undefined },
  ];
  expect(decodeURIComponent(formBody(rows))).toBe(
    '0[goods_id]=5&0[note]=a&b=c +[1]&0[num]=0&1[images]=&1[on]=false&1[none]=',
  );
  expect(formBody({})).toBe('');
  expect(readForm(new URLSearchParams(formBody({ 名: '药 100%+' })))).toEqual({ 名: '药 100%+' });
  expect(['password', '0[goods_id]', 'images[12]', 'lines[0][images][]'].map(fieldOf)).toEqual([
    'password',
    'goods_id',
    'images',
    'images',
  ]);
});

test('a deployment that says so sends forms', () => {
  const options = { base: '/api', token: () => '', agencyId: () => '', fetch } as const;
  const args = [{ goods_id: '5', spce_id: '', num: 3, unit: '' }] as never;
  const asked = (body?: 'form') => buildRequest(buy.addToCart as Call, args, { ...options, ...(body && { body }) });
  expect(asked().request.headers['content-type']).toBe('application/json');
  const { request } = asked('form');
  expect(request.headers['content-type']).toBe('application/x-www-form-urlencoded');
  expect(String(request.body)).toContain('0%5Bgoods_id%5D=5');
  expect(buildRequest(login.logout as Call, {}, { ...options, body: 'form' }).request.body).toBeUndefined();
});
