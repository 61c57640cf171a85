import { expect, test } from 'vitest';
import { junitSchema } from './testing/junit-schema.ts';
import { drawn } from './testing/sample.ts';
import { readXml, type XmlElement } from './testing/xml.ts';

test('JUnit follows its schema, with the counts that its elements have', async () => {
  const root = readXml(await drawn('junit'));
  expect(junitSchema(root)).toEqual([]);
  const [suite] = root.children;
  expect(suite?.attributes).toMatchObject({
    name: 'main-road 1',
    tests: '4',
    failures: '1',
    errors: '1',
    skipped: '1',
  });
  expect(suite?.children.filter(({ name }) => name === 'testcase')).toHaveLength(4);
  expect(root.attributes).toMatchObject({ tests: '6', failures: '1', errors: '1', time: '1.500' });
  const found = (name: string): XmlElement[] => all(root).filter((element) => element.name === name);
  expect(found('failure')[0]?.attributes).toEqual({ type: 'assertion', message: 'expected <1> & "2" \n50% #3' });
  expect(found('error')[0]?.attributes.message).toContain('a,b.jsonc:7: expected');
  expect(found('testcase')[1]?.attributes).toMatchObject({ classname: 'smoke.main-road', name: 'pay #1 · pay.php' });
});

test.each([
  ['cut off', (xml: string) => xml.slice(0, -20), /not one whole element|not XML/],
  ['a name is gone', (xml: string) => xml.replace(' name="pay #1 · pay.php"', ''), /testcase\/@name is missing/],
  ['a count is gone', (xml: string) => xml.replace(' errors="1" skipped', ' skipped'), /testsuite\/@errors is missing/],
  ['a count is wrong', (xml: string) => xml.replace('tests="4"', 'tests="5"'), /@tests is 5, and there are 4/],
  [
    'a time is none',
    (xml: string) => xml.replace('time="0.030"', 'time="0.0305"').replace('time="1.500" t', 'time="x" t'),
    /@time is not as it should be: x/,
  ],
  [
    'a time is too fine',
    (xml: string) => xml.replaceAll('time="1.500"', 'time="1.5001"'),
    /@time is not as it should be: 1.5001/,
  ],
  [
    'skipped stands at the root',
    (xml: string) => xml.replace('<testsuites ', '<testsuites skipped="1" '),
    /testsuites\/@skipped is no attribute/,
  ],
  [
    'a case stands at the root',
    (xml: string) => xml.replace('</testsuites>', '<testcase name="a"/></testsuites>'),
    /testsuites holds no testcase/,
  ],
  ['a property has no value', (xml: string) => xml.replace(' value="staging"', ''), /property\/@value is missing/],
  [
    'text stands between cases',
    (xml: string) => xml.replace('<testcase', 'so <testcase'),
    /testsuite holds no text: so/,
  ],
  ['a bare &', (xml: string) => xml.replace('&amp;', '&'), /a bare &/],
  ['a control character', (xml: string) => xml.replace('main-road 1', 'main-road &#1;'), /XML cannot hold/],
  ['an attribute twice', (xml: string) => xml.replace('<testcase ', '<testcase name="a" '), /an attribute twice/],
  ['two roots', (xml: string) => `${xml}${xml.replace(/.*\n/, '')}`, /not one whole element/],
])('a damaged JUnit report is found out: %s', async (_, damage, because) => {
  const whole = await drawn('junit');
  const damaged = damage(whole);
  expect(damaged).not.toBe(whole);
  const found = () => {
    const [first] = junitSchema(readXml(damaged));
    if (first !== undefined) throw new Error(first);
  };
  expect(found).toThrow(because);
});

const all = (element: XmlElement): XmlElement[] => [element, ...element.children.flatMap(all)];
