import { Text } from 'ink';
import { render } from 'ink-testing-library';
import { Activity, StrictMode, useMemo } from 'react';
import { expect, test, vi } from 'vitest';
import { LoginLostError } from '#shared/errors.ts';
import { type Flow, nextEvent } from '#shared/flows/flow.ts';
import { settled } from '#shared/flows/testing/manual-clock.ts';
import { type FlowHandle, useFlow } from './use-flow.ts';

/** Counts taps until it is aborted, and logs its starts and ends. */
function counting(log: string[], name = ''): Flow<number, 'tap' | 'fail'> {
  return async function* (context) {
    log.push(`start${name}`);
    context.signal.addEventListener('abort', () => log.push(`end${name}`));
    for (let taps = 0; ; taps++) {
      yield taps;
      if ((await nextEvent(context)) === 'fail') throw new LoginLostError('x.php');
    }
  };
}

function Counter(props: { log: string[]; name?: string; hand: (handle: FlowHandle<number, 'tap' | 'fail'>) => void }) {
  const flow = useMemo(() => counting(props.log, props.name), [props.log, props.name]);
  const handle = useFlow(flow);
  props.hand(handle);
  const text = handle.failure ? 'failed' : `taps ${handle.state ?? '-'}`;
  return <Text>{text}</Text>;
}

function setUp() {
  const log: string[] = [];
  const hand = vi.fn<(handle: FlowHandle<number, 'tap' | 'fail'>) => void>();
  const latest = () => hand.mock.lastCall![0];
  return { log, hand, latest };
}
const shown = async () => {
  for (let times = 0; times < 20; times++) await settled();
};

test('returns the latest state and passes events on', async () => {
  const { log, hand, latest } = setUp();
  const screen = render(<Counter log={log} hand={hand} />);
  await shown();
  expect(screen.lastFrame()).toBe('taps 0');
  latest().send('tap');
  latest().send('tap');
  await shown();
  expect(screen.lastFrame()).toBe('taps 2');
  expect(log).toEqual(['start']);
});

test('unmounting aborts the flow, and later events are ignored', async () => {
  const { log, hand, latest } = setUp();
  const screen = render(<Counter log={log} hand={hand} />);
  await shown();
  screen.unmount();
  latest().send('tap');
  await shown();
  expect(log).toEqual(['start', 'end']);
});

test('a new flow replaces the old one, which is aborted', async () => {
  const { log, hand, latest } = setUp();
  const screen = render(<Counter log={log} name=" a" hand={hand} />);
  await shown();
  latest().send('tap');
  await shown();
  screen.rerender(<Counter log={log} name=" b" hand={hand} />);
  await shown();
  expect(screen.lastFrame()).toBe('taps 0');
  expect(log).toEqual(['start a', 'end a', 'start b']);
});

test('StrictMode leaves exactly one flow running', async () => {
  const { log, hand, latest } = setUp();
  const screen = render(
    <StrictMode>
      <Counter log={log} hand={hand} />
    </StrictMode>,
  );
  await shown();
  latest().send('tap');
  await shown();
  expect(screen.lastFrame()).toBe('taps 1');
  expect(log.filter((each) => each === 'start').length - log.filter((each) => each === 'end').length).toBe(1);
});

test('hiding a page aborts its flow, showing it restarts the flow, every time', async () => {
  const { log, hand } = setUp();
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Counter log={log} hand={hand} />
    </Activity>
  );
  const screen = render(page('visible'));
  await shown();
  for (const mode of ['hidden', 'visible', 'hidden'] as const) {
    screen.rerender(page(mode));
    await shown();
  }
  expect(log).toEqual(['start', 'end', 'start', 'end']);
});

test('a thrown error is returned until another flow yields its first state', async () => {
  const { log, hand, latest } = setUp();
  const screen = render(<Counter log={log} hand={hand} />);
  await shown();
  latest().send('fail');
  await shown();
  expect([screen.lastFrame(), latest().failure]).toEqual(['failed', expect.any(LoginLostError)]);
  screen.rerender(<Counter log={log} name=" b" hand={hand} />);
  await shown();
  expect(screen.lastFrame()).toBe('taps 0');
});
