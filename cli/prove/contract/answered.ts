import type { SurveyRow } from './survey.ts';

/** The call was answered, with or without deviations. Apart from the survey: what a command's view imports is loaded at every start. */
export const hasAnswered = ({ state }: Pick<SurveyRow, 'state'>): boolean => state === 'same' || state === 'drift';
