import { command } from '#cli/frame/command.ts';
import { many, oneOf, word } from '#cli/frame/parameters.ts';
import { sentence } from '#cli/parts/sentences.ts';

/** `yaocang feedback send WORDS`. */
export const feedbackSend = command({
  name: 'feedback send',
  about: ['意见反馈或新品需求', 'write to the shop, or ask for a new product'],
  args: { words: many('<words...>', ['内容', 'what to say']) },
  options: {
    kind: oneOf('--kind <kind>', ['类型（默认 feedback）', 'kind (feedback)'], ['feedback', 'product']),
    image: word('--image <file>', ['一张图片', 'one picture']),
  },
  load: () => import('./feedback.ts'),
  run: async ({ sendFeedback }, written, cli) => sendFeedback(await cli.shop(), written),
  view: sentence,
});
