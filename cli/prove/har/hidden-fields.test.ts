/** Whatever a recording hides of an answer, the same answer is no difference when it is replayed. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHarRedactor } from '#cli/shop/har/har-redaction.ts';
import type { HarEntry } from '#cli/shop/har/recorder.ts';
import { createRedactor, hasHidden } from '#cli/shop/redaction/redactor.ts';
import { PERSON_NAMES, PHONE_NAMES, SECRET_NAMES } from '#shared/rules/trail/secret-names.ts';
import { differences } from './differences.ts';

/** Named fields, names that look like a secret, and fields whose value alone is personal. */
const NAMES = [
  ...SECRET_NAMES,
  ...PHONE_NAMES,
  ...PERSON_NAMES,
  'name',
  'accessToken',
  'session_id',
  'bank_card',
  'id_no',
  'email',
  'remark',
  'link',
  'goods_id',
  'num',
];

const mobile = fc.integer({ min: 13_000_000_000, max: 19_999_999_999 });
const personal = fc.oneof(
  mobile,
  mobile.map(String),
  mobile.map((number) => `收货 ${number}`),
  mobile.map((number) => `https://x.test/?phone=${number}&token=a1b2c3d4`),
  fc.constantFrom('li@example.com', '0571 88886666', '11010519491231002X', '6222020200112233445', 62_220_202),
  fc.constantFrom('仁心大药房', 'a1b2c3d4e5f6', '100', '12.50', 0, 1, '0', '1', '', null, true, 3.5, -7),
  // A secret that occurs in the name of a field is hidden there, too.
  fc.constantFrom('name', 'real', 'goods_id', 'link'),
  fc.string(),
);
const value = fc.oneof({ weight: 4, arbitrary: personal }, { weight: 1, arbitrary: fc.array(personal) });
const row = fc.dictionary(fc.constantFrom(...NAMES), value);
const answer = fc.record({ success: fc.constant(1), data: fc.array(row), own: row });

function recorded(body: object, keepsPeople: boolean): string {
  const request = { method: 'GET', url: 'https://x.test/api/path.php?act=list', headers: [], queryString: [] };
  const response = { status: 200, headers: [], redirectURL: '', content: { text: JSON.stringify(body) } };
  const entry = { request, response } as unknown as HarEntry;
  const hiding = createHarRedactor(createRedactor(), { keepsPeople });
  hiding.first(entry);
  return hiding.again(entry).response.content.text ?? '';
}

test.each([true, false])('names and addresses kept: %s', (keepsPeople) => {
  let hidden = 0;
  fc.assert(
    fc.property(answer, (body) => {
      const text = recorded(body, keepsPeople);
      hidden += Number(hasHidden(text));
      expect(differences(JSON.parse(text), JSON.parse(JSON.stringify(body)))).toEqual([]);
    }),
    { numRuns: 100 },
  );
  expect(hidden).toBeGreaterThan(40);
});

test('a list or an object in place of what was hidden is a difference', () => {
  const told = (now: unknown) => differences({ success: 1, phone: '138****5678' }, { success: 1, phone: now }).length;
  expect([told('13812345678'), told(['13812345678']) > 0, told({ number: 1 }) > 0]).toEqual([0, true, true]);
});
