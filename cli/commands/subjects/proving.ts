/** Whether an environment works: smoke runs, recordings, any call, the contract, the doctor. */
import { call } from '../call.ts';
import { calls } from '../calls.ts';
import { contractCheck } from '../contract-check.ts';
import { doctor } from '../doctor.ts';
import { harImport } from '../har-import.ts';
import { poll } from '../poll.ts';
import { record } from '../record.ts';
import { replay } from '../replay.ts';
import { replayServe } from '../replay-serve.ts';
import { smokeList } from '../smoke-list.ts';
import { smokeMainRoad } from '../smoke-main-road.ts';
import { smokeRun } from '../smoke-run.ts';
import { supportBundle } from '../support-bundle.ts';
import { subject } from './subject.ts';

export const proving = subject(
  ['验证环境', 'Proving an environment'],
  [
    smokeRun,
    smokeList,
    smokeMainRoad,
    record,
    replay,
    replayServe,
    harImport,
    call,
    calls,
    poll,
    contractCheck,
    doctor,
    supportBundle,
  ],
  {
    smoke: ['冒烟测试', 'smoke tests'],
    har: ['录制文件', 'recordings'],
    contract: ['接口约定', 'the contract of the calls'],
  },
);
