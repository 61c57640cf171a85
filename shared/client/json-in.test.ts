import { expect, test } from 'vitest';
import { jsonIn } from './json-in.ts';

const JSON_TEXT = '{"success":1,"data":[{"goods_name":"维C {}银翘\\"片"}]}';
const NOTICE =
  '<br />\n<b>Notice</b>:  Undefined variable: {spce} in <b>/www/api/goods.php</b> on line <b>42</b><br />\n';

test.each([
  ['', ''],
  ['\uFEFF\uFEFF\r\n', '\n'],
  [NOTICE, ''],
  ['', NOTICE],
  [NOTICE + NOTICE, '\n?>\n'],
  ['PHP Deprecated:  Function strftime() is deprecated in /www/a.php on line 7\n', ''],
  ['', '\n<!-- Processed in 0.012 second(s) -->'],
  ['\n\n\n', '\n\n'],
])('the one object is read between %j and %j', (before, after) => {
  expect(jsonIn(before + JSON_TEXT + after)?.json).toEqual(JSON.parse(JSON_TEXT));
});

test('what stood around is told, white space and byte order marks are not', () => {
  expect(jsonIn(`${NOTICE}${JSON_TEXT}`)?.around).toContain('Undefined variable');
  expect(jsonIn(`\uFEFF\n${JSON_TEXT}\n`)?.around).toBe('');
});

test.each([
  `${JSON_TEXT}${JSON_TEXT}`,
  `${JSON_TEXT}\n{"success":1,"da`,
  '{"success":1,"data":{"goods_id":"7"}',
  `${NOTICE}{"success":1,"data":{"goods_id":"7"},"x"`,
  `1${JSON_TEXT}`,
  `${JSON_TEXT}1`,
  `${JSON_TEXT} null`,
  `[${JSON_TEXT}]`,
  `[${JSON_TEXT},${JSON_TEXT}]`,
  NOTICE,
  '',
  '[]',
  '"text"',
])('%j holds no answer', (body) => {
  expect(jsonIn(body)).toBeUndefined();
});
