/** From a recorded visit to a scenario file: its calls in their order, with the values that one hands to the next. */
import { valuesAt } from '#cli/prove/calling/condition.ts';
import type { Recording } from '#cli/prove/har/read-har.ts';
import type { Words } from '#cli/text/words.ts';
import { createSending, use } from './captures.ts';
import { folded, isLogin, namesOf, type Plain, told, type Visit, visitedIn } from './visits.ts';

const LOGGED_IN_TWICE: Words = [
  '录制中登录了多次；场景中都是同一会员',
  'the visit logged in more than once; here it is one member all the time',
];

const isSwitch = ({ known }: Visit): boolean => known.key === 'login.reLogin';

/** Values that a walk or one of its legs has from the start. */
const GIVEN = ['encodedPassword', 'encodedPayPassword', 'once', 'log_bs', 'token'];

/** Makes a scenario of a recording, as its file spells it, and says what whoever imports should know. */
export function importHar(har: Recording, name: string) {
  const visited = visitedIn(har);
  const logins = visited.visits.filter(({ known }) => isLogin(known));
  const { visits, repeated } = folded(visited.visits.filter(({ known }) => known.key !== 'login.logout'));
  const steps = stepsOf(visits);
  const isAtOnce = visited.isMember && (logins.length === 0 || visits[0] === logins[0]);
  const own = isAtOnce && logins.length > 0 ? steps.slice(1) : steps;
  const asked = toBeFilled(own);
  return {
    scenario: {
      scenario: name,
      ...(visited.isMember ? (visits.some(isSwitch) ? { role: 'chain' } : {}) : { role: null }),
      ...(asked.length > 0 ? { values: Object.fromEntries(asked.map((each) => [each, ''])) } : {}),
      use: isAtOnce ? 'login' : 'open',
      steps: own,
    },
    notes: [
      ...visited.notes,
      ...told(['合并重复的读取', 'folded, readings that asked the same again'], repeated),
      ...told(
        ['轮询改为等待结果', 'waited for instead of asked again and again'],
        namesOf(visits.filter(({ until }) => until)),
      ),
      ...told(
        [
          '在别处付款；场景中由 --settle 付款，无人付款则跳过其余步骤',
          'paid elsewhere; here --settle pays, or the rest is skipped',
        ],
        namesOf(visits.filter(isPaidOutside)),
      ),
      ...(logins.length > 1 ? [LOGGED_IN_TWICE] : []),
      ...told(
        ['切换了账号，需要有关联账号的会员', 'switched accounts, so the member needs linked ones'],
        namesOf(visits.filter(isSwitch)),
      ),
      ...told(
        ['上传的文件不在录制中，换成一个像素的图片', 'files are not taken over, a picture of one dot is sent'],
        namesOf(visits.filter(({ known }) => known.key === 'images.imagesUp')),
      ),
      ...told(
        ['请填写 values，或用 --set 名称=值', 'to be filled in at values, or given with --set NAME=VALUE'],
        asked,
      ),
    ],
  };
}

function stepsOf(visits: readonly Visit[]): Plain[] {
  const sending = createSending();
  // What a step captures is known only when all later ones were made.
  const made = visits.map((visit, at) => ({ visit, steps: stepsBy(visit, visits.slice(0, at), sending) }));
  return made.flatMap(({ visit: { capture }, steps }) => {
    const last = steps.at(-1);
    if (last && Object.keys(capture).length > 0) last.capture = capture;
    return steps;
  });
}

function stepsBy(visit: Visit, before: readonly Visit[], sending: ReturnType<typeof createSending>): Plain[] {
  const { call, key } = visit.known;
  if (isLogin(visit.known)) return [{ use: 'login' }];
  const sent = sending(visit, before);
  const isEmpty = typeof sent !== 'object' || sent === null || Object.keys(sent).length === 0;
  const step: Plain = { call: key, ...(isEmpty ? {} : { send: sent }), ...outcome(visit) };
  if (call.effect === 'money') step.spend = spent(before);
  if (key === 'chit.chitYz') return [{ sms: use('phone'), as: 'code' }, step];
  return isPaidOutside(visit) ? [{ settle: true }, step] : [step];
}

/** A code that somebody paid with a phone: no call of the visit did. */
const isPaidOutside = ({ known, until }: Visit): boolean =>
  known.key === 'payCx.getStatus' && until?.['data.status'] === true;

/** What the visit came to: refused with words, or an outcome and a list that was not empty. */
function outcome({ raw, answer, until }: Visit): Plain {
  if (!raw) return {};
  const went = [1, 2, 3].includes(Number(raw.success)) || Number(raw.error) === 3;
  if (!went) return { refused: String(raw.content ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&') || true };
  const { success, data } = (answer ?? {}) as { success?: unknown; data?: unknown };
  const filled = Array.isArray(data) && data.length > 0;
  const expect = [...(success === undefined ? [] : [`success=${success}`]), ...(filled ? ['data.length>=1'] : [])];
  const became = Object.entries(until ?? {}).map(([path, value]) => `${path}=${value}`);
  return {
    ...(expect.length > 0 && { expect }),
    ...(became.length > 0 && { poll: { until: became, every: 2000, deadline: 60_000 } }),
  };
}

/** What was due the last time that an answer said so. */
function spent(before: readonly Visit[]): unknown {
  const path = 'order.money_paid';
  const due = before.findLast(({ answer }) => typeof valuesAt(answer, path)[0] === 'number');
  if (!due) return 0;
  due.capture.due = { path, shown: true };
  return use('due');
}

/** Names that steps use and nothing gives. */
function toBeFilled(steps: readonly Plain[]): string[] {
  const text = JSON.stringify(steps);
  const used = [...text.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);
  const given = steps.flatMap((step) => [...Object.keys((step.capture ?? {}) as Plain), String(step.as ?? '')]);
  return [...new Set(used)].filter((name) => ![...GIVEN, ...given].includes(name));
}
