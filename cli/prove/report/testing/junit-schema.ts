/**
 * The JUnit schema that is checked most widely: `junit-10.xsd` of Jenkins' xunit plugin in its strict edition, which
 * pytest tests its own reports against. It asks for no order of attributes, nor of the children of a suite; a case's
 * results may stand in any order too, properties hold nothing else. Counts and times of day are plain text there: here
 * they must be numbers that add up and ISO 8601, or a reader would guess.
 */
import type { XmlElement } from './xml.ts';

interface Rule {
  readonly needs?: readonly string[];
  readonly may?: readonly string[];
  readonly children?: readonly string[];
  /** Text may stand in it; elsewhere only the blanks between elements. */
  readonly text?: true;
}

const said: Rule = { may: ['type', 'message'], text: true };
const again: Rule = {
  needs: ['type'],
  may: ['message'],
  children: ['stackTrace', 'system-out', 'system-err'],
  text: true,
};
const rules: Readonly<Record<string, Rule>> = {
  testsuites: { may: ['name', 'time', 'tests', 'failures', 'errors'], children: ['testsuite'] },
  testsuite: {
    needs: ['name', 'tests', 'failures', 'errors'],
    may: ['group', 'time', 'skipped', 'timestamp', 'hostname', 'id', 'package', 'file', 'log', 'url', 'version'],
    children: ['testsuite', 'properties', 'testcase', 'system-out', 'system-err'],
  },
  testcase: {
    needs: ['name'],
    may: ['time', 'classname', 'group'],
    children: [
      'skipped',
      'error',
      'failure',
      'rerunFailure',
      'rerunError',
      'flakyFailure',
      'flakyError',
      'system-out',
      'system-err',
    ],
  },
  properties: { children: ['property'] },
  property: { needs: ['name', 'value'] },
  failure: said,
  error: said,
  skipped: said,
  rerunFailure: again,
  rerunError: again,
  flakyFailure: again,
  flakyError: again,
  stackTrace: { text: true },
  'system-out': { text: true },
  'system-err': { text: true },
};
const FORMS: Readonly<Record<string, RegExp>> = {
  // The schema's own pattern, without its empty matches: whole seconds with or without commas, three decimals at most.
  time: /^(\d{1,3}(,\d{3})*|\d+)(\.\d{0,3})?$/,
  tests: /^\d+$/,
  failures: /^\d+$/,
  errors: /^\d+$/,
  skipped: /^\d+$/,
  timestamp: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
};

/** Everything that is wrong with a report, from its root on; nothing for one that follows the schema. */
export function junitSchema(root: XmlElement): string[] {
  const wrong = root.name === 'testsuites' || root.name === 'testsuite' ? [] : [`${root.name} is no root`];
  return [...wrong, ...faultsIn(root)];
}

function faultsIn(element: XmlElement): string[] {
  const { name, attributes, children, text } = element;
  const rule = rules[name];
  if (!rule) return [`${name} is no element`];
  const { needs = [], may = [], children: allowed = [] } = rule;
  const missing = needs.filter((each) => attributes[each] === undefined);
  const unknown = Object.keys(attributes).filter((each) => ![...needs, ...may].includes(each));
  const wrong = Object.entries(attributes).filter(([each, value]) => FORMS[each] && !FORMS[each].test(value));
  const strange = children.filter((child) => !allowed.includes(child.name));
  return [
    ...missing.map((each) => `${name}/@${each} is missing`),
    ...unknown.map((each) => `${name}/@${each} is no attribute`),
    ...wrong.map(([each, value]) => `${name}/@${each} is not as it should be: ${value}`),
    ...strange.map((child) => `${name} holds no ${child.name}`),
    ...(rule.text || text.trim() === '' ? [] : [`${name} holds no text: ${text.trim()}`]),
    ...miscounted(element),
    ...children.filter((child) => !strange.includes(child)).flatMap(faultsIn),
  ];
}

/** What a suite says of itself, beside what stands in it. */
function miscounted({ name, attributes, children }: XmlElement): string[] {
  if (name !== 'testsuite') return [];
  const cases = children.filter((child) => child.name === 'testcase');
  const having = (result: string) =>
    cases.filter((each) => each.children.some((child) => child.name === result)).length;
  const counted = {
    tests: cases.length,
    failures: having('failure'),
    errors: having('error'),
    skipped: having('skipped'),
  };
  return Object.entries(counted).flatMap(([each, count]) => {
    const told = attributes[each];
    return told === undefined || Number(told) === count
      ? []
      : [`testsuite/@${each} is ${told}, and there are ${count}`];
  });
}
