/** Only shared/messages can create messages, so a bare string in a toast does not compile. */

declare const minted: unique symbol;

/** A text for a person. */
export interface Message {
  readonly text: string;
  readonly [minted]: true;
}

/** Creates a message. Only files of this folder may import it; a test checks that. */
/* @__NO_SIDE_EFFECTS__ */
export const say = (text: string): Message => ({ text }) as Message;
