import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { bytesOf } from '#fixtures/order-lists/bytes.ts';
import { tableIn } from './html-table.ts';
import { readListFile } from './read-list-file.ts';

const SHEETS = {
  sheets: [
    {
      name: '请货',
      rows: [
        ['商品编号', '数量'],
        ['YC112550', 30],
      ],
    },
  ],
};

/** A workbook with another part, which is so large when it is unpacked, as the archive's directory says. */
async function withPart(name: string, bytes: number): Promise<Uint8Array> {
  const packed = zipSync({ ...unzipSync(await bytesOf({ content: SHEETS })), [name]: new Uint8Array(1000) });
  // The directory comes last; the name stands 46 bytes after the beginning of its record, and the size 24 bytes.
  const record = Buffer.from(packed.buffer).lastIndexOf(name) - 46;
  new DataView(packed.buffer).setUint32(record + 24, bytes, true);
  return packed;
}

const outcome = async (bytes: Uint8Array): Promise<string> => {
  const read = await readListFile(bytes, tableIn);
  return read.ok ? (read.file.sheet ?? '') : read.because;
};

test.each([
  ['xl/worksheets/sheet9.xml', 21_000_000, 'unpacksTooLarge'],
  ['xl/media/image1.emf', 21_000_000, '请货'],
])('a small file whose %s unpacks to %d bytes: %s', async (name, bytes, expected) => {
  expect(await outcome(await withPart(name, bytes))).toBe(expected);
});

test('a workbook with a password says so, an old .xls too', async () => {
  const container = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array(120).fill(0)];
  const entry = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
  expect(await outcome(Uint8Array.from([...container, ...entry]))).toBe('locked');
  expect(await outcome(Uint8Array.from(container))).toBe('oldExcel');
});

test('each sheet of a workbook can be read', async () => {
  const sheets = [
    ...SHEETS.sheets,
    {
      name: '备货',
      rows: [
        ['货号', '数量'],
        ['YC7', 3],
      ],
    },
  ];
  const first = await readListFile(await bytesOf({ content: { sheets } }), tableIn);
  const second = first.ok ? first.file.ofSheet?.('备货') : undefined;
  expect(first.ok && first.file.otherSheets).toEqual(['备货']);
  expect(second?.ok && [second.file.sheet, second.file.read().lines[0]?.quantity]).toEqual(['备货', 3]);
});

test('a name that is joined over two packs names both; a quantity that is joined is asked', async () => {
  const rows = [
    ['编码', '品名', '规格', '数量'],
    ['YC31', '舒筋丸', '3g×6丸', 4],
    ['YC32', '', '3g×9丸', 7],
    ['YC33', '壮骨散', '5g', 11],
  ];
  const files = unzipSync(await bytesOf({ content: { sheets: [{ name: '表', rows }] } }));
  const path = 'xl/worksheets/sheet1.xml';
  const joined = '<mergeCells count="2"><mergeCell ref="B2:B3"/><mergeCell ref="D3:D4"/></mergeCells>';
  files[path] = strToU8(strFromU8(files[path] as Uint8Array).replace('</sheetData>', `</sheetData>${joined}`));
  const read = await readListFile(zipSync(files), tableIn);
  const lines = read.ok ? read.file.read().lines : [];
  expect(lines.map(({ facts, quantity, unclear }) => [facts?.name, quantity ?? unclear])).toEqual([
    ['舒筋丸', 4],
    ['舒筋丸', '7（合并）'],
    ['壮骨散', '7（合并）'],
  ]);
});

test('what a sheet or a page shows crossed out is left out, and a crossed number gives way to the one beside it', async () => {
  const rows = [
    ['编码', '品名', '数量'],
    ['YC41', '舒筋丸', 6],
    ['YC42', '壮骨散', 8],
  ];
  const files = unzipSync(await bytesOf({ content: { sheets: [{ name: '表', rows }] } }));
  const edit = (path: string, from: RegExp, to: string) => {
    files[path] = strToU8(strFromU8(files[path] as Uint8Array).replace(from, to));
  };
  edit('xl/styles.xml', /<fonts[^>]*>/, '$&<font><sz val="9"/></font><font><strike/><sz val="9"/></font>');
  edit('xl/styles.xml', /<cellXfs[^>]*>/, '$&<xf fontId="0"/><xf fontId="1"/>');
  edit('xl/worksheets/sheet1.xml', / s="\d+"/g, '');
  edit('xl/worksheets/sheet1.xml', /r="([A-C]2)"/g, 'r="$1" s="1"');
  const page = `<table><tr><td>编码</td><td>品名</td><td>数量</td></tr>
    <tr style="text-decoration:line-through"><td>YC41</td><td>舒筋丸</td><td>6</td></tr>
    <tr><td>YC42</td><td>壮骨散</td><td><del>5</del> 8</td></tr></table>`;
  for (const bytes of [zipSync(files), strToU8(page)]) {
    const read = await readListFile(bytes, tableIn);
    const list = read.ok ? read.file.read() : undefined;
    expect(list?.lines.map(({ row, quantity }) => [row, quantity])).toEqual([[3, 8]]);
    expect(list?.left).toEqual([{ row: 2, words: 'YC41 舒筋丸 6', why: 'unwanted' }]);
  }
});

test('half a workbook is no list', async () => {
  const whole = await bytesOf({ content: SHEETS });
  expect(await outcome(whole.slice(0, whole.length / 2))).toBe('noList');
});
