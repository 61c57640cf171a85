/** What the JUnit schema that Jenkins checks reports against (xunit plugin, version 10) allows and asks for. */
import type { XmlElement } from './xml.ts';

interface Rule {
  readonly needs?: readonly string[];
  readonly may?: readonly string[];
  readonly children?: readonly string[];
}

const rules: Readonly<Record<string, Rule>> = {
  testsuites: { may: ['name', 'time', 'tests', 'failures', 'errors'], children: ['testsuite'] },
  testsuite: {
    needs: ['name', 'tests', 'failures', 'errors'],
    may: ['group', 'time', 'skipped', 'timestamp', 'hostname', 'id', 'package', 'file', 'log', 'url'],
    children: ['testsuite', 'properties', 'testcase', 'system-out', 'system-err'],
  },
  testcase: {
    needs: ['name'],
    may: ['time', 'classname', 'group'],
    children: ['skipped', 'error', 'failure', 'system-out', 'system-err'],
  },
  properties: { children: ['property'] },
  property: { needs: ['name', 'value'] },
  failure: { may: ['type', 'message'] },
  error: { may: ['type', 'message'] },
  skipped: { may: ['type', 'message'] },
  'system-out': {},
  'system-err': {},
};
const FORMS: Readonly<Record<string, RegExp>> = {
  time: /^\d{1,3}(,?\d{3})*(\.\d*)?$/,
  tests: /^\d+$/,
  failures: /^\d+$/,
  errors: /^\d+$/,
  skipped: /^\d+$/,
  timestamp: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
};

/** Everything that is wrong with a report; nothing for one that follows the schema. */
export function junitSchema({ name, attributes, children }: XmlElement): string[] {
  const { needs = [], may = [], children: allowed = [] } = rules[name] ?? {};
  const missing = needs.filter((each) => attributes[each] === undefined).map((each) => `${name}/@${each} is missing`);
  const unknown = Object.keys(attributes).filter((each) => ![...needs, ...may].includes(each));
  const wrong = Object.entries(attributes).filter(([each, value]) => FORMS[each] && !FORMS[each].test(value));
  const strange = children.filter((child) => !allowed.includes(child.name));
  return [
    ...(rules[name] ? [] : [`${name} is no element`]),
    ...missing,
    ...unknown.map((each) => `${name}/@${each} is no attribute`),
    ...wrong.map(([each, value]) => `${name}/@${each} is not as it should be: ${value}`),
    ...strange.map((child) => `${name} holds no ${child.name}`),
    ...children.filter((child) => !strange.includes(child)).flatMap(junitSchema),
  ];
}
