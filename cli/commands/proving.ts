/** Whether an environment works: smoke runs, recordings, any call, the contract, the doctor. */

import { area } from '#cli/frame/command.ts';
import { call } from '#cli/prove/commands/call.ts';
import { calls } from '#cli/prove/commands/calls.ts';
import { contractCheck } from '#cli/prove/commands/contract-check.ts';
import { doctor } from '#cli/prove/commands/doctor.ts';
import { harImport } from '#cli/prove/commands/har-import.ts';
import { poll } from '#cli/prove/commands/poll.ts';
import { replay } from '#cli/prove/commands/replay.ts';
import { smokeList } from '#cli/prove/commands/smoke-list.ts';
import { smokeRun } from '#cli/prove/commands/smoke-run.ts';
import { supportBundle } from '#cli/prove/commands/support-bundle.ts';

export const proving = area(
  {
    smoke: ['冒烟测试', 'smoke tests'],
    har: ['录制文件', 'recordings'],
    contract: ['接口约定', 'the contract of the calls'],
  },
  [smokeRun, smokeList, replay, harImport, call, calls, poll, contractCheck, doctor, supportBundle],
);
