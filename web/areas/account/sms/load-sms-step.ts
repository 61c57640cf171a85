import { later } from '#web/parts/page/later.ts';

/** The SMS step, loaded on demand: most logins and owner checks never reach it. */
export const smsStep = later(async () => (await import('./sms-step.tsx')).SmsStep);
