import { expect, test } from 'vitest';
import { common } from '#shared/contract/common.ts';
import { startAt } from '#shared/contract/wire.ts';
import { LoginLostError, NetworkError } from '#shared/errors.ts';
import { type BootPorts, boot } from './boot.ts';
import { createFakeClient } from './testing/fake-client.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { probe } from './testing/probe.ts';
import { whenReady } from './when-ready.ts';

const init = (raw: object) => common.init.answer.read({ version: '1.1', ...raw }, startAt(false));

function shop(raw: object, stored?: string) {
  const [client, clock, versions] = [createFakeClient(), createManualClock(), stored ? [stored] : []];
  client.on(common.init, () => init(raw));
  const ports: BootPorts = {
    client,
    clock,
    device: 'pc',
    log_bs: 'b',
    storedVersion: () => versions.at(-1),
    storeVersion: (version) => versions.push(version),
  };
  return { client, clock, versions, ports };
}

test('init is fetched exactly once and opens the shop; the first version is saved silently', async () => {
  const { ports, client, versions } = shop({ is_gray: 1 });
  const { states } = await probe(boot(ports));
  expect(states).toMatchObject([{ phase: 'loading' }, { phase: 'open', init: { is_gray: true } }]);
  expect(client.count(common.init)).toBe(1);
  expect(versions).toEqual(['1.1']);
});

test('a new version is told, saved, and reloaded 2.5 s later', async () => {
  const { ports, clock, versions } = shop({}, '1.0');
  const run = await probe(boot(ports));
  expect(run.last).toEqual({ phase: 'newVersion', message: { text: '发现新版本，请等待重新加载！' } });
  expect(versions).toEqual(['1.0', '1.1']);
  await clock.pass(2499);
  expect(run.last.phase).toBe('newVersion');
  await clock.pass(1);
  expect(run.last).toEqual({ phase: 'reload' });
});

test('a closed shop shows the comment of the operator', async () => {
  const { ports } = shop({ shop_closed: '1', close_comment: '周日盘点' }, '1.1');
  const { last } = await probe(boot(ports));
  expect(last).toMatchObject({ phase: 'closed', title: { text: '系统暂时关闭' }, comment: { text: '周日盘点' } });
});

test('a failed init says so and can be tried again', async () => {
  const { ports, client } = shop({}, '1.1');
  client.on(common.init, () => {
    throw new NetworkError(common.init.path, 'timeout');
  });
  const run = await probe(boot(ports));
  expect(run.last).toMatchObject({ phase: 'failed', message: { text: '数据请求失败！' } });
  client.on(common.init, () => init({}));
  await run.send({ type: 'retry' });
  expect(run.last.phase).toBe('open');
});

test('a lost login comes out of the flow', async () => {
  const { ports, client } = shop({});
  client.on(common.init, () => {
    throw new LoginLostError(common.init.path);
  });
  const run = await probe(boot(ports));
  await expect(run.end).rejects.toThrow(LoginLostError);
});

test('other screens look for the init answer every 200 ms', async () => {
  const clock = createManualClock();
  let ready: string | undefined;
  let looks = 0;
  const look = () => {
    looks++;
    return ready;
  };
  const waiting = whenReady(look, clock, new AbortController().signal);
  await clock.pass(399);
  expect(looks).toBe(2);
  ready = 'init';
  await clock.pass(1);
  await expect(waiting).resolves.toBe('init');
  expect(looks).toBe(3);
});
