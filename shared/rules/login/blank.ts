/** Secrets of which nobody sees anything: sent, each would count as a wrong try, and wrong tries lock. */
import { WITHOUT_WIDTH } from '#shared/contract/wire.ts';

/** What a person sees of a secret: no spaces around it, full-width ones too, no characters without width. */
export const visible = (secret: string): string => secret.replace(WITHOUT_WIDTH, '').trim();

export const isBlank = (secret: string): boolean => visible(secret) === '';
