import { type Given, oneOf, place } from '#cli/frame/parameters.ts';

export const feedbackOptions = {
  kind: oneOf('--kind <kind>', ['类型（默认 feedback）', 'kind (feedback)'], ['feedback', 'product']),
  image: place('--image <file>', ['一张图片', 'one picture']),
};
export type FeedbackWritten = Given<typeof feedbackOptions> & { readonly words: readonly string[] };
