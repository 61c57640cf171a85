/** Secrets of which nobody sees anything: sent, each would count as a wrong try, and wrong tries lock. */
import { WITHOUT_WIDTH } from '#shared/contract/wire.ts';

/** True for nothing but spaces, full-width ones too, and characters without width. */
export const isBlank = (secret: string): boolean => secret.replace(WITHOUT_WIDTH, '').trim() === '';
