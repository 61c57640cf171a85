import { later } from '#web/parts/page/later.ts';

/** The step by text message: most logins and checks of an owner never come to it. */
export const smsStep = later(async () => (await import('./sms-step.tsx')).SmsStep);
