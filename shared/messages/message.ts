/** What a person is told. Only this room mints messages, so a bare string in a toast does not compile. */

declare const minted: unique symbol;

/** A sentence for a person; `text` is what is shown. */
export interface Message {
  readonly text: string;
  readonly [minted]: true;
}

/** Mints a message. For the files of this room alone; a test keeps watch. */
/* @__NO_SIDE_EFFECTS__ */
export const say = (text: string): Message => ({ text }) as Message;
