import { dictionary, plainly, type Words } from '#cli/text/words.ts';
import { isOutcome, outcomeWord } from '#shared/rules/trail.ts';

/** Why a call of a recording or a trail is not played, and in what it differs. Reports say it in English, for scripts. */
export const why = dictionary({
  noCall: ['没有声明的调用', 'no declared call'],
  login: ['登录不是读取', 'a login is no reading call'],
  acts: ['会改动数据的请求从不重放', 'what acts is never replayed'],
  trailHides: ['操作记录隐去了请求内容', 'the trail hides what was asked'],
  secret: ['请求需要机密', 'it asks with a secret'],
  untold: ['没有记下应答', 'no answer was told'],
  dryRun: ['演练只读取', 'a dry run only reads'],
  keptLogin: ['沿用已保存的登录，不重放', 'a login is kept, not replayed'],
  recordingHides: ['录制隐去了请求内容', 'the recording hides what was sent'],
  files: ['录制不含文件', 'the recording leaves files out'],
  unrecorded: ['没有录到应答', 'no answer was recorded'],
  asDeclared: ['与约定相符', 'as declared'],
  notAsDeclared: ['与约定不符', 'not as declared'],
  empty: ['空', 'empty'],
});

const all = new Map<string, Words>(Object.values(why).map((words) => [words[1], words]));

/** What a report says in English, in both languages; what is no word of ours stays as it is. */
export function toldOf(english: string): Words {
  const known = all.get(english);
  if (known) return known;
  const [, step = ''] = /^asked already as (\d+)$/.exec(english) ?? [];
  if (step) return [`与第 ${step} 步相同`, english];
  const [, count = ''] = /^(\d+) items$/.exec(english) ?? [];
  if (count) return [`${count} 项`, english];
  const [word = '', code] = english.split(' ');
  return isOutcome(word)
    ? [outcomeWord(word, code === undefined ? undefined : Number(code)), english]
    : plainly(english);
}
