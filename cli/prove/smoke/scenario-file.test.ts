import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fault } from '#cli/text/fault.ts';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { openTestShop, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import type { SmokePorts } from './ports.ts';
import { runAll, tasksOf } from './run-all.ts';
import { loadScenario } from './scenario-file.ts';
import { telling, testPorts } from './testing/test-ports.ts';

let standIn: TestShop;
let dir = '';
beforeAll(async () => {
  standIn = await openTestShop();
  dir = await mkdtemp(join(tmpdir(), 'yaocang-scenarios-'));
});
afterAll(async () => {
  await standIn.close();
  await rm(dir, { recursive: true, force: true });
});

const write = async (name: string, text: string) => {
  await writeFile(join(dir, name), text);
  return join(dir, name);
};

/** Runs a file; what it learnt as secrets comes along. */
async function run(file: string, more: Partial<SmokePorts> = {}) {
  const scenario = await loadScenario(file);
  const learnt: string[] = [];
  const { fetch, operate, shop } = standIn;
  const now = () => shop.now();
  const ports = testPorts({ base: `${LOOPBACK}/api`, fetch, operate, now }, 'yaodian', {
    learn: (secret) => learnt.push(secret),
    ...more,
  });
  const around = { ...telling, jobs: 1, now, goOn: () => true, each: () => undefined };
  const runs = await runAll(tasksOf([scenario], 1), { ...around, portsFor: async () => ports });
  const troubles = runs.flatMap(({ steps }) => steps.flatMap(({ trouble }) => trouble ?? []));
  return { scenario, runs, learnt, troubles, states: runs.flatMap(({ steps }) => steps.map(({ state }) => state)) };
}

test('the example of help scenario is one', async () => {
  const readme = await readFile(new URL('../../commands/topics/scenario.en.md', import.meta.url), 'utf8');
  const example = /```jsonc\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const scenario = await loadScenario(await write('readme.jsonc', example));
  expect(scenario).toMatchObject({
    name: 'cheap-goods',
    role: 'buyer',
  });
});

test('captures cross from call to call and from file to file, and are secret unless they are shown', async () => {
  await write(
    'find.jsonc',
    `{
    "scenario": "find", "use": "login",
    "steps": [
      {
        "call": "search.search", "send": { "is_start": true, "keywords": "all", "only_kc": true },
        "capture": { "name": "data[0].goods_name", "goods": { "path": "data[0].goods_id", "shown": true } },
        "expect": ["data.length>=1", "every data[*].goods_number>0"]
      }
    ]
  }`,
  );
  const file = await write(
    'look.jsonc',
    `{
    "scenario": "look", "about": "what was found can be looked at",
    "steps": [
      { "use": "./find.jsonc" },
      { "name": "goods", "call": "goods.php?act=info", "send": { "goods_id": "\${goods}" }, "expect": ["data.goods_name=\${name}"] },
    ]
  }`,
  );
  const { troubles, learnt, scenario, states } = await run(file);
  expect(troubles).toEqual([]);
  expect(states).toEqual(['passed', 'passed', 'passed', 'passed', 'passed']);
  expect(scenario).toMatchObject({ name: 'look', role: 'buyer' });
  expect(learnt).toHaveLength(1);
});

test('a failure names call, field, what was expected, and the line that expects it', async () => {
  const file = await write(
    'wrong.jsonc',
    `{
    "scenario": "wrong", "use": ["login"],
    "steps": [
      // the cart is empty
      { "call": "cart.list",
        "expect": [
          "data.length>=0",
          "data.length=3"
        ] }
    ]
  }`,
  );
  const { troubles } = await run(file);
  expect(troubles).toEqual([
    {
      kind: 'failure',
      code: 'assertion',
      call: 'cart.php?act=list',
      field: 'data.length',
      rule: '',
      expected: '= 3',
      got: '0',
      at: { file, line: 8 },
      message: 'data.length is 0, expected = 3',
    },
  ]);
});

test('refusals, and what is done finally', async () => {
  const file = await write(
    'much.jsonc',
    `{
    "scenario": "much", "use": "order",
    "steps": [
      { "name": "no such order", "call": "order.orderInfo", "send": { "order_id": "999999" }, "refused": "订单" },
      { "call": "payCx.getStatus", "send": { "order_sn": "\${order_sn}" },
        "expect": ["data.status"] }
    ],
    "finally": [{ "call": "cart.list" }]
  }`,
  );
  const { troubles, runs } = await run(file);
  expect(troubles).toMatchObject([{ call: 'pay/pay_cx.php?act=get_status', field: 'data.status', at: { line: 6 } }]);
  expect(runs[0]?.steps.at(-1)).toMatchObject({ name: 'cart.list', state: 'passed' });
  expect(runs[0]?.left).toEqual([]);
});

test('a payment asks for consent to what the file says it may cost', async () => {
  const spent: number[] = [];
  const file = await write(
    'pay.jsonc',
    `{
    "scenario": "pay", "use": "order",
    "steps": [{ "call": "payOrder.yePay", "send": { "order_id": "\${order_id}" }, "spend": "\${due}", "refused": true }]
  }`,
  );
  await run(file, { spend: async (fen) => void spent.push(fen) });
  expect(spent).toEqual([expect.any(Number)]);
  expect(spent[0]).toBeGreaterThan(0);
});

test.each([
  ['{ "scenario": "x", "steps": [{ "call": "cart.lst" }] }', 1, 'cart.lst is no call; there are cart.'],
  ['{ "scenario": "x",\n "stps": [] }', 2, 'stps is not known here'],
  ['{ "scenario": "x", "steps": [\n{ "use": "nothing" }] }', 2, 'there is no leg nothing'],
  ['{ "scenario": "x", "steps": [\n{ "name": "x" }] }', 2, 'a step has a call or a use'],
  ['{ "scenario": "x" "steps": [] }', 1, 'not JSON'],
  ['{ "scenario": "x", "use": "./bad.jsonc" }', 1, 'it uses itself'],
])('%s is refused with its line', async (text, line, why) => {
  const file = await write('bad.jsonc', text);
  await expect(loadScenario(file)).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringContaining(`:${line}: ${why}`),
  });
});

const CALLS = (step: string) => `{ "scenario": "x", "role": null, "steps": [\n{ "call": "goods.info", ${step} } ] }`;

test.each([
  [CALLS('"send": { "id": "1" }'), 'send.id is not taken; there are goods_id'],
  [CALLS('"send": { "log_bs": "" }'), 'send.goods_id is missing: id'],
  [CALLS(`"send": { "goods_id": "\${goodsid}" }`), 'no value is called goodsid'],
  [CALLS('"send": { "goods_id": "1" }, "expect": ["data is there"]'), 'no condition: data is there'],
  [CALLS('"send": { "goods_id": "1" }, "expect": "every data.*~/(/"'), 'no condition: every data.*~/(/'],
  [CALLS('"send": { "goods_id": "1" }, "refused": "("'), 'no regular expression: ('],
])('%s is told with its line before anything is sent', async (text, why) => {
  const file = await write('wrong-call.jsonc', text);
  await expect(loadScenario(file)).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringContaining(`:2: ${why}`),
  });
});

test('all values that a file lacks are named at once, each once, with how to give them', async () => {
  const step = `{ "call": "goods.info", "send": { "goods_id": "\${sku}", "log_bs": "\${mark}" }, "expect": ["data.goods_id=\${sku}"] }`;
  const file = await write('lacking.jsonc', `{ "scenario": "x", "role": null, "steps": [\n${step} ] }`);
  const fault = await loadScenario(file, ['other']).catch((error: Fault) => error);
  expect(fault).toMatchObject({
    code: 'usage',
    next: [expect.anything(), expect.stringContaining('--set sku=VALUE --set mark=VALUE ')],
  });
  expect((fault as Fault).message.split('\n').map((each) => /called (\w+)/.exec(each)?.[1])).toEqual(['sku', 'mark']);
});

test('names that the command line sets, and files that are used, give values', async () => {
  const file = await write(
    'names.jsonc',
    CALLS(`"send": { "goods_id": "\${id}", "log_bs": "\${more}" }`).replace(
      '"steps"',
      '"values": { "more": "" }, "steps"',
    ),
  );
  await expect(loadScenario(file)).rejects.toMatchObject({ message: expect.stringContaining('no value is called id') });
  await expect(loadScenario(file, ['id'])).resolves.toMatchObject({ name: 'x' });
  await write('defaults.jsonc', '{ "scenario": "defaults", "values": { "id": "100001", "more": "" } }');
  const user = await write(
    'user.jsonc',
    CALLS(`"send": { "goods_id": "\${id}", "log_bs": "\${more}" }`).replace(
      '"steps"',
      '"use": "./defaults.jsonc", "steps"',
    ),
  );
  expect((await run(user)).troubles).toEqual([]);
});

test('a file that is missing, or that leads back, is told where it is used', async () => {
  const missing = await write('lacking.jsonc', '{ "scenario": "x",\n"use": ["./nowhere.jsonc"] }');
  await expect(loadScenario(missing)).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringMatching(/lacking\.jsonc:2: cannot read/),
  });
  await write('there.jsonc', '{ "scenario": "there",\n"steps": [\n{ "use": "./back.jsonc" }] }');
  const back = await write('back.jsonc', '{ "scenario": "back", "use": "./there.jsonc" }');
  await expect(loadScenario(back)).rejects.toMatchObject({
    message: expect.stringMatching(/there\.jsonc:3: it uses itself/),
  });
});

test('a byte order mark, Windows line ends and a Chinese name are read as they should', async () => {
  const file = await write(
    '带BOM.jsonc',
    '\uFEFF{ "scenario": "bom",\r\n"steps": [{ "call": "common.searchKeywords" }] }',
  );
  expect(await loadScenario(file)).toMatchObject({ name: 'bom', effect: 'read' });
});

test.each([
  [
    'reads only',
    `"steps": [{ "call": "search.search", "send": { "is_start": true, "keywords": "all" } }]`,
    'read',
    false,
  ],
  ['uses a file that reads only', `"steps": [{ "use": "./reads.jsonc" }]`, 'read', false],
  ['makes an order', `"steps": [{ "use": "order" }]`, 'write', false],
  ['pays', `"steps": [{ "use": "pay" }]`, 'money', true],
  [
    'sends it',
    `"steps": [{ "call": "payOrder.yzPay", "send": { "pay_pwd": "\${encodedPayPassword}" } }]`,
    'session',
    true,
  ],
])('a file that %s needs what its steps use', async (name, steps, effect, payPassword) => {
  await write('reads.jsonc', `{ "scenario": "r", "about": "reads", "steps": [{ "call": "common.init" }] }`);
  const file = await write('needs.jsonc', `{ "scenario": "needs", "about": "${name}", ${steps} }`);
  expect(await loadScenario(file)).toMatchObject({ effect, payPassword });
});

test.each(['constructor', '__proto__', 'toString'])('no leg is called %s, and a value may be', async (name) => {
  const file = await write('inherits.jsonc', `{ "scenario": "x", "use": "${name}", "steps": [] }`);
  await expect(loadScenario(file)).rejects.toMatchObject({ code: 'usage' });
  const search = `{ "call": "search.search", "send": { "is_start": true, "keywords": "\${${name}}" } }`;
  const valued = await write(
    'valued.jsonc',
    `{ "scenario": "x", "values": { "${name}": "口罩" }, "steps": [${search}] }`,
  );
  await expect(loadScenario(valued)).resolves.toMatchObject({ effect: 'read' });
});
