import { type Given, oneOf, word } from '#cli/frame/parameters.ts';

export const feedbackOptions = {
  kind: oneOf('--kind <kind>', ['类型（默认 feedback）', 'kind (feedback)'], ['feedback', 'product']),
  image: word('--image <file>', ['一张图片', 'one picture']),
};
export type FeedbackWritten = Given<typeof feedbackOptions> & { readonly words: readonly string[] };
