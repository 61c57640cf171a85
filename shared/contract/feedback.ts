import { post, write } from './call.ts';
import { choice, optional, shape, text } from './wire.ts';

const known = choice(['1', '2']);
/** A blank type is no type, and must not become the first one. */
const type: typeof known = { ...known, read: (raw, at) => known.read(raw || undefined, at) };

/** A message to the shop: type 1 feedback, 2 new product request; at most one picture. */
export const feedbackForm = shape({ type, content: text, img_url: optional(text) });

/** feedback.php (document 2 §7). */
export const feedback = {
  /** Sends feedback or asks for a new product. */
  up: post('feedback.php?act=up', write('all'), feedbackForm, {}),
};
