import type { SurveyRow } from './survey.ts';

/** The call was answered, with or without deviations. */
export const hasAnswered = ({ state }: SurveyRow): boolean => state === 'same' || state === 'drift';
