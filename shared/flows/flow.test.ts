import { expect, test, vi } from 'vitest';
import { CancelledError } from '#shared/errors.ts';
import { realClock } from './clock.ts';
import { type Flow, nextEvent, runFlow, unattended } from './flow.ts';
import { createInbox } from './inbox.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { probe } from './testing/probe.ts';
import { firstOf, pause } from './waits.ts';

const live = () => new AbortController().signal;

test('a flow yields states and ends with a result', async () => {
  const flow: Flow<number, string, string> = async function* (context) {
    yield 1;
    const event = await nextEvent(context);
    yield 2;
    return event;
  };
  const run = await probe(flow);
  expect(run.states).toEqual([1]);
  await run.send('on');
  expect(run.states).toEqual([1, 2]);
  await expect(run.end).resolves.toBe('on');
});

test('an aborted flow ends silently without further states', async () => {
  const clock = createManualClock();
  const run = await probe<string, never, void>(async function* (context) {
    yield 'before';
    await pause(clock, 1000, context);
    yield 'after';
  });
  await run.abort();
  await clock.pass(5000);
  expect(run.states).toEqual(['before']);
  await expect(run.end).resolves.toBeUndefined();
});

test('an error of the flow is rethrown', async () => {
  const broken: Flow<number> = async function* () {
    yield 1;
    throw new TypeError('bug');
  };
  await expect(runFlow(broken, unattended(live()), () => undefined)).rejects.toThrow(TypeError);
});

test('an event at the end of a wait is not lost', async () => {
  const clock = createManualClock();
  const events = createInbox<string>();
  const taken: (string | undefined)[] = [];
  const context = { signal: live(), events };
  const waiting = pause(clock, 1000, context).then((event) => taken.push(event));
  const passing = clock.pass(1000);
  events.send('tap');
  await passing;
  await waiting;
  if (taken[0] === undefined) taken[0] = events.next();
  expect(taken).toEqual(['tap']);
});

test('an inbox keeps the order, drops events on request, and waiting removes nothing', async () => {
  const events = createInbox<string>();
  events.send('a');
  events.send('b');
  await events.arrived(live(), (event) => event === 'b');
  expect(events.next()).toBe('a');
  events.send('close');
  events.forget((event) => event === 'close');
  expect([events.next(), events.next()]).toEqual(['close', undefined]);
});

test('the first result wins and the others are aborted', async () => {
  const aborted = vi.fn();
  const slow = (signal: AbortSignal) =>
    new Promise<string>(() => {
      signal.addEventListener('abort', aborted);
    });
  await expect(firstOf(live(), slow, async () => 'fast')).resolves.toBe('fast');
  expect(aborted).toHaveBeenCalledOnce();
});

test('the system clock stops waiting when aborted', async () => {
  const controller = new AbortController();
  const waiting = realClock.wait(60_000, controller.signal);
  controller.abort();
  await expect(waiting).rejects.toThrow(CancelledError);
  await expect(realClock.wait(1, controller.signal)).rejects.toThrow(CancelledError);
});
