import { afterAll, expect, test } from 'vitest';
import { createPerson, forgetPeople } from './support/yaocang.ts';

afterAll(forgetPeople);

/** Makes Node say that it is another version. */
const pretending = (node: string) =>
  `--import data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${node}'}})`;

test.each(['18.20.8', '20.18.3'])(
  'Node %s is too old: told so, with exit 2, before anything else is loaded',
  async (node) => {
    const person = createPerson('http://127.0.0.1:1/api');
    const { exit, out, err } = await person.run(['doctor'], { env: { NODE_OPTIONS: pretending(node) } });
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toContain(`20.19`);
    expect(err).toContain(node);
  },
);

test('a newer one is not', async () => {
  const person = createPerson('http://127.0.0.1:1/api');
  const { out } = await person.run(['help', 'exit-codes'], { env: { NODE_OPTIONS: pretending('22.0.0') } });
  expect(out).toContain('130');
});
