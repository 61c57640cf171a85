import { typeWords } from '#cli/text/type-words.ts';
import type { Words } from '#cli/text/words.ts';
import type { ShapeDifference } from './shapes.ts';
import type { SurveyRow } from './survey.ts';

/** The call was answered, with or without deviations. Apart from the survey: what a command's view imports is loaded at every start. */
export const hasAnswered = ({ state }: Pick<SurveyRow, 'state'>): boolean => state === 'same' || state === 'drift';

export const STATES: Readonly<Record<SurveyRow['state'], Words>> = {
  same: ['一致', 'as declared'],
  drift: ['有偏差', 'deviates'],
  refused: ['被拒绝', 'refused'],
  absent: ['未提供', 'not offered'],
  login: ['需要登录', 'needs a login'],
  failed: ['无有效应答', 'no usable answer'],
  skipped: ['缺少参数', 'not asked'],
};

export const CHANGES: Readonly<Record<ShapeDifference['kind'] | 'gone' | 'unanswered' | 'drift', Words>> = {
  gone: ['接口没有了', 'the call is gone'],
  unanswered: ['没有有效应答', 'no usable answer'],
  drift: ['与约定不符', 'deviates'],
  missing: ['没有了', 'gone'],
  extra: ['新增', 'new'],
  retyped: ['类型不同', 'another type'],
  respelled: ['写法不同', 'another spelling'],
  emptied: ['空值写法不同', 'another nothing'],
  reordered: ['顺序不同', 'another order'],
};

/** What came: a call's state, or the type of a value. */
export const cameWords = (came: string): Words =>
  Object.hasOwn(STATES, came) ? STATES[came as SurveyRow['state']] : typeWords(came);
