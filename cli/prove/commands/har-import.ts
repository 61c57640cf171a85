import { command } from '#cli/frame/command.ts';
import { needed, word } from '#cli/frame/parameters.ts';
import { madeScenario } from '../har/made-scenario-view.ts';

/** `yaocang har import FILE`. */
export const harImport = command({
  name: 'har import',
  about: ['把录制（含浏览器导出的 HAR）变成场景文件', "make a scenario file of a recording or a browser's HAR"],
  args: { file: needed('<file>', ['HAR 文件', 'HAR file']) },
  options: { out: word('--out <file>', ['写入此文件（默认与录制同名）', "write it here (the recording's name)"]) },
  load: () => import('../har/har-import.ts'),
  run: ({ importScenario }, { file, out }, cli) => importScenario(file, out, cli.output.redactor, cli.language),
  view: madeScenario,
});
