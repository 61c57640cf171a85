import { expect, test } from 'vitest';
import { anyArgs } from '#cli/parts/testing/anything.ts';
import { MOST_BYTES } from '#shared/client/body-text.ts';
import { type Client, createClient, type SendOptions } from '#shared/client/create.ts';
import type { Call } from '#shared/contract/call.ts';
import { calls } from '#shared/contract/calls.ts';
import { cart } from '#shared/contract/cart.ts';
import { NetworkError } from '#shared/errors.ts';
import { createManualClock } from '#shared/flows/testing/manual-clock.ts';
import { effectOf } from './guard.ts';
import { heedingRetryAfter, patient } from './patient-client.ts';

const everyCall: readonly Call[] = Object.values(calls).flatMap((script) => Object.values(script) as unknown as Call[]);

function failing(answer: () => Response | Promise<Response>, total = 20_000) {
  let arrivals = 0;
  const client = createClient({
    base: 'http://shop.test/api',
    fetch: async () => {
      arrivals += 1;
      return answer();
    },
    token: () => '',
    agencyId: () => '',
    cancelDuplicates: false,
  });
  const [clock, ending] = [createManualClock(), new AbortController()];
  const random = () => 0.999;
  const { signal } = ending;
  return { client: patient(client, { clock, random, signal, total }), clock, ending, arrivals: () => arrivals };
}

const busy = () => new Response('', { status: 503 });
const reset = () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } }));
const nobody = () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }));

async function end(sent: Promise<unknown>, clock: ReturnType<typeof createManualClock>) {
  const settled = sent.then(
    () => 'answered',
    (error: unknown) => error,
  );
  await clock.pass(60_000);
  return settled;
}

test.each([
  ['503', busy],
  ['a reset connection', reset],
])('%s: only reading calls arrive more than once', async (_, answer) => {
  for (const call of everyCall) {
    const { client, clock, arrivals } = failing(answer);
    await end(client.send(call, anyArgs(call)), clock);
    if (effectOf(call) === 'read') expect(arrivals(), call.path).toBeGreaterThan(2);
    else expect(arrivals(), call.path).toBe(1);
  }
});

test('an answer that is too large is met once, and what acts is settled by reading', async () => {
  const tooLarge = () => new Response('', { headers: { 'content-length': String(MOST_BYTES + 1) } });
  for (const [call, name] of [
    [cart.list, 'NetworkError'],
    [cart.delNum, 'UnknownOutcomeError'],
  ] as const) {
    const { client, clock, arrivals } = failing(tooLarge);
    const error = await end(client.send(call as Call, anyArgs(call)), clock);
    expect([arrivals(), (error as Error).name]).toEqual([1, name]);
  }
});

test('a certificate that is refused is met once', async () => {
  const refused = () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'SELF_SIGNED_CERT_IN_CHAIN' } }));
  const { client, clock, arrivals } = failing(refused);
  await end(client.send(cart.list, {}), clock);
  expect(arrivals()).toBe(1);
});

test('a last try that our own patience cuts short leaves the word to what the server did before', async () => {
  const cut = () => Promise.reject(new NetworkError(cart.list.path, 'timeout'));
  let tries = 0;
  const spent = { send: () => (tries++ === 0 ? Promise.reject(answered) : cut()) };
  const answered = new NetworkError(cart.list.path, 'status', 500);
  const clock = createManualClock();
  const { signal } = new AbortController();
  const client = patient(spent as unknown as Client, { clock, random: () => 0, signal, total: 300, timeout: 20_000 });
  await expect(end(client.send(cart.list, {}), clock)).resolves.toBe(answered);
});

test('not even the first try goes on longer than the total, but for one that is never repeated', async () => {
  const deadlines: unknown[] = [];
  const slow = {
    send: (_: unknown, __: unknown, { deadline }: SendOptions) => {
      deadlines.push(deadline);
      return Promise.reject(new NetworkError(cart.list.path, 'timeout'));
    },
  };
  const { signal } = new AbortController();
  for (const total of [300, 0, 30_000]) {
    const clock = createManualClock();
    const client = patient(slow as unknown as Client, { clock, random: () => 0, signal, total, timeout: 20_000 });
    await expect(end(client.send(cart.list, {}), clock)).resolves.toMatchObject({ failure: 'timeout' });
  }
  expect([deadlines[0], deadlines[1], deadlines[2]]).toEqual([300, undefined, undefined]);
});

test('a reading call is answered as soon as the server recovers', async () => {
  let down = 2;
  const { client, clock, arrivals } = failing(() => (down-- > 0 ? busy() : new Response('{"success":1,"data":[]}')));
  await expect(end(client.send(cart.list, {}), clock)).resolves.toBe('answered');
  expect(arrivals()).toBe(3);
});

test('the pauses grow and the total time is kept', async () => {
  const { client, clock, arrivals } = failing(busy, 1000);
  const start = clock.now();
  let ended = 0;
  const sent = client.send(cart.list, {}).catch(() => {
    ended = clock.now();
  });
  await clock.pass(10_000);
  await sent;
  expect(ended - start).toBeLessThanOrEqual(1000);
  expect(arrivals()).toBe(3);
});

test('a busy server that asks to be left alone is, as long as the total time lets it', async () => {
  const ask = (header: string, total: number) => {
    const clock = createManualClock();
    let arrivals = 0;
    const answer = async () => {
      arrivals += 1;
      return new Response('', { status: 503, headers: { 'retry-after': header } });
    };
    const { fetch, takeWait } = heedingRetryAfter(answer, clock.now);
    const none = { base: 'http://shop.test/api', token: () => '', agencyId: () => '', cancelDuplicates: false };
    const { signal } = new AbortController();
    const client = patient(createClient({ ...none, fetch }), { clock, total, random: () => 0.9, signal, takeWait });
    return { sent: client.send(cart.list, {}).catch(() => undefined), clock, arrivals: () => arrivals };
  };
  const patientOne = ask('5', 60_000);
  await patientOne.clock.pass(4900);
  expect(patientOne.arrivals()).toBe(1);
  await patientOne.clock.pass(200);
  expect(patientOne.arrivals()).toBe(2);
  const hasty = ask('120', 20_000);
  await hasty.clock.pass(1000);
  await hasty.sent;
  expect(hasty.arrivals()).toBe(1);
});

test.each([
  ['a number of seconds', '7', undefined, 7000],
  ['a date, by this machine’s clock', new Date(9000).toUTCString(), undefined, 9000],
  [
    'a date, by the server’s own clock, which goes differently',
    new Date(3_605_000).toUTCString(),
    new Date(3_600_000).toUTCString(),
    5000,
  ],
  ['a date that is past', new Date(1000).toUTCString(), new Date(2000).toUTCString(), undefined],
  ['no words at all', 'soon', undefined, undefined],
  ['nothing', '', undefined, undefined],
])('Retry-After: %s', async (_, header, date, wait) => {
  const headers = { 'retry-after': header, ...(date === undefined ? {} : { date }) };
  const { fetch, takeWait } = heedingRetryAfter(
    async () => new Response('', { status: 429, headers }),
    () => 0,
  );
  await fetch('http://shop.test/');
  expect([takeWait(), takeWait()]).toEqual([wait, undefined]);
});

test('where nobody listens three tries are enough', async () => {
  const { client, clock, arrivals } = failing(nobody);
  await end(client.send(cart.list, {}), clock);
  expect(arrivals()).toBe(3);
});

test('answers that another try would not change are not asked for again', async () => {
  for (const answer of ['<b>Warning</b>', '{"success":0,"error":1}', '{"need_login":1}']) {
    const { client, clock, arrivals } = failing(() => new Response(answer));
    await end(client.send(cart.list, {}), clock);
    expect(arrivals(), answer).toBe(1);
  }
});

test('Ctrl-C ends the pause between two tries', async () => {
  const { client, ending, clock, arrivals } = failing(busy);
  const sent = client.send(cart.list, {}).catch((error: Error) => error.name);
  await clock.pass(10);
  ending.abort();
  await expect(sent).resolves.toBe('CancelledError');
  expect(arrivals()).toBe(1);
});
