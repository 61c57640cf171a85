import { expect, test } from 'vitest';
import { githubMasks } from './github.ts';
import { reportKinds } from './report-option.ts';
import { drawn, report, steps } from './testing/sample.ts';

test.each(reportKinds)('%s tells the trouble and keeps the error itself to the program', async (kind) => {
  const text = await drawn(kind);
  expect(text).toMatch(/expected/i);
  expect(text).not.toContain('not for the report');
  expect(text).toMatch(/nobody plays the operator here|2 skipped|"skipped":2/);
});

test('GitHub: errors with their place, escaped; warnings of what was left behind', async () => {
  const text = await drawn('github');
  expect(text).toContain('::error title=main-road 1%3A pay #1::expected <1> & "2"\u0001%0A50%25 #3%0Aa/b');
  expect(text).toContain('::error file=a%2Cb.jsonc,line=7,title=');
  const left = await drawn('github', { ...report, runs: [{ ...report.runs[0]!, left: ['order 1', 'order 2'] }] });
  expect(left.split('\n').filter((line) => line.startsWith('::warning'))).toHaveLength(2);
});

test('GitHub: nothing that a server says ends a command, a property or a line, and so begins none', async () => {
  const odd = 'a%0A::error::x\r\n::set-env name=y::z,b:c';
  const step = {
    ...steps[2]!,
    name: odd,
    trouble: { ...steps[2]!.trouble!, message: odd, at: { file: odd, line: 1 } },
  };
  const text = await drawn('github', { ...report, runs: [{ ...report.runs[0]!, steps: [step], left: [odd] }] });
  const property = 'a%250A%3A%3Aerror%3A%3Ax%0D%0A%3A%3Aset-env name=y%3A%3Az%2Cb%3Ac';
  const message = 'a%250A::error::x%0D%0A::set-env name=y::z,b:c';
  expect(text.split('\n').slice(0, 2)).toEqual([
    `::error file=${property},line=1,title=main-road 1%3A ${property}::${message}%0Aa/b`,
    `::warning title=main-road 1%3A left behind::${message}`,
  ]);
  expect(text.split('\n').filter((line) => !line.startsWith('::') && line !== '')).toEqual([]);
  expect(text).not.toContain('\r');
});

test('GitHub: a secret is told to the runner alone, escaped, so that it hides the secret itself', () => {
  expect(githubMasks(['p%0A,q:r', 'two\r\nlines'])).toBe('::add-mask::p%250A,q:r\n::add-mask::two%0D%0Alines\n');
  expect(githubMasks([])).toBe('');
});

test('HTML: one page that loads nothing, runs nothing and escapes everything', async () => {
  const page = await drawn('html');
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(page).toContain('expected &lt;1> &amp;');
  expect(page).not.toMatch(/<script|\son\w+=|(?:src|href)=/i);
  expect(page).toContain("default-src 'none'; style-src 'unsafe-inline'");
  expect(page).toContain('<details class="failed" open>');
});
