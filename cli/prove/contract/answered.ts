import type { SurveyRow } from './survey.ts';

/** The call was answered, as declared or not. */
export const hasAnswered = ({ state }: SurveyRow): boolean => state === 'same' || state === 'drift';
