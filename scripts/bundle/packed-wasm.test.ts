import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packedWasm } from './packed-wasm.mjs';

const binary = Buffer.concat([Buffer.alloc(20_000, 'llhttp'), randomBytes(64)]);
const base64 = binary.toString('base64');
const pack = (code: string) => packedWasm.transform.call({}, code);
const meaning = (code: string): unknown => new Function(`return ${code}`)();

test.each([
  ['alone', `'${base64}'`, base64],
  [
    'behind its kind',
    `"data:application/octet-stream;base64,${base64}"`,
    `data:application/octet-stream;base64,${base64}`,
  ],
])('a binary written out %s is the same after it was packed, and far smaller', (_, literal, meant) => {
  const packed = pack(`(${literal})`)?.code ?? '';
  expect(packed.length).toBeLessThan(literal.length / 4);
  expect(meaning(packed)).toBe(meant);
});

test('what is short, or no Base64, stays as it is', () => {
  expect(pack(`f('${base64.slice(0, 900)}', "${'ab c'.repeat(5000)}")`)).toBeNull();
});

test('a module reads its own from a file beside it', () => {
  const files: { fileName: string; source: Buffer }[] = [];
  const emitFile = (file: { fileName: string; source: Buffer }) => String(files.push(file));
  const packed = packedWasm.transform.call({ emitFile }, `export default '${base64}';`)?.code ?? '';
  const [{ fileName = '', source = Buffer.alloc(0) } = {}] = files;
  expect(packed).toContain(`new URL("./${fileName}", import.meta.url)`);
  expect(brotliDecompressSync(source).equals(binary)).toBe(true);
});
