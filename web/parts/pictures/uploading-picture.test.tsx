// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { UploadingPicture } from './uploading-picture.tsx';

afterEach(cleanup);

const sheet = readFileSync(fileURLToPath(import.meta.url).replace('.test.tsx', '.css'), 'utf8');

// On the licences' page, which has no multi-image field, the cross was once unstyled.
test.each([undefined, 'broken', 'refused'] as const)('imports the styles of all its parts: %s', (failed) => {
  const upload = { key: 1, file: new File([], 'a.gif'), preview: '', part: 0.4, failed };
  const nothing = () => undefined;
  const { container } = render(
    <UploadingPicture upload={upload} label="照片" onCancel={nothing} onRetry={nothing} onReplace={nothing} />,
  );
  const own = [container.firstElementChild, ...container.querySelectorAll('button, label, [class*=__over]')];
  expect(own.length).toBeGreaterThan(2);
  for (const each of own) expect(sheet).toContain(`.${each?.classList[0]} {`);
});
