import { expect, test } from 'vitest';
import { asModule } from './react-modules.mjs';

test('what a file of React requires is imported, and its exports are names', () => {
  const code = `"use strict";
var Scheduler = require("scheduler"),
  React = require("react");
exports.createRoot = function () { return React.useState; };
exports.version = "19";`;
  expect(asModule(code, ['createRoot', 'version'])).toBe(`import * as Scheduler from "scheduler";
import * as React from "react";
"use strict";

const named_createRoot = function () { return React.useState; };
const named_version = "19";
export { named_createRoot as createRoot, named_version as version };`);
});

test('an export that is set late or read again is a variable', () => {
  const code = 'exports.now = void 0;\nif (clock) exports.now = clock;\nstart(exports.now());';
  expect(asModule(code, ['now'])).toBe(
    'let named_now;\nnamed_now = void 0;\nif (clock) named_now = clock;\nstart(named_now());\nexport { named_now as now };',
  );
});

test('a file that is written in another way is refused', () => {
  expect(() => asModule('module.exports = { a: 1 };', ['a'])).toThrow('not known here');
  expect(() => asModule('const a = require("b");', [])).toThrow('not known here');
});
