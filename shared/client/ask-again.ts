/** What only reads is asked again after a failure that may pass. */

/** ms before the second and the third try. */
export const ASK_AGAIN_AFTER: readonly number[] = [400, 1_200];

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks up to three times. Throws the last error, and at once an error that stays. */
export async function askAgain<T>(ask: () => Promise<T>, mayPass: (error: unknown) => boolean): Promise<T> {
  for (const wait of ASK_AGAIN_AFTER) {
    try {
      return await ask();
    } catch (error) {
      if (!mayPass(error)) throw error;
      await pause(wait);
    }
  }
  return ask();
}
