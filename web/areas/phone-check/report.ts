import type { Check, Finding } from './finding.ts';

const MARKS = { good: '✓', bad: '✗', absent: '-' } as const;

/** The results as a text report; rows that were not pressed are marked. */
export function reportText(
  checks: readonly Pick<Check, 'id' | 'title'>[],
  findings: Readonly<Record<string, Finding>>,
  about: { readonly version: string; readonly at: Date },
): string {
  const rows = checks.map(({ id, title }) => {
    const found = findings[id];
    if (!found) return `[ ] ${title}：未检查`;
    return [`[${MARKS[found.state]}] ${title}`, ...found.lines.map((line) => `    ${line}`)].join('\n');
  });
  return [`药仓真机自检 ${about.at.toISOString()}`, `版本 ${about.version || '未知'}`, ...rows].join('\n');
}
