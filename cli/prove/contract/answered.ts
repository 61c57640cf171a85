import type { Words } from '#cli/text/words.ts';
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
