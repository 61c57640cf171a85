import { command } from '#cli/frame/command.ts';
import { idList, word } from '#cli/frame/parameters.ts';
import { operatorOf } from '#cli/parts/sms/operator.ts';
import { bodyText } from '#cli/prove/calling/call-arguments.ts';
import { operatorAnswer } from '../operator-answer.ts';

/** `yaocang sandbox content`. */
export const sandboxContent = command({
  name: 'sandbox content',
  about: [
    '替身商城：查看或修改导航、链接、页脚、热词、广告',
    'stand-in: show or change navigation, links, footer, hot keywords, adverts',
  ],
  examples: [
    'yaocang sandbox content',
    'yaocang sandbox content --keywords 口罩,感冒灵',
    'yaocang sandbox content --change content.json',
  ],
  options: {
    change: word('--change <json>', [
      '修改内容：JSON、文件名，或 - 为标准输入（nav、links、footer、hot_keywords、adverts）',
      'what to change: JSON, a file, or - for stdin (nav, links, footer, hot_keywords, adverts)',
    ]),
    keywords: idList('--keywords <words>', ['热词，逗号分隔', 'hot keywords, comma-joined']),
  },
  load: () => import('#cli/parts/operator.ts'),
  run: async ({ changeContent }, { change, keywords }, cli) =>
    changeContent(await operatorOf(cli), await bodyText(cli, change), keywords),
  view: operatorAnswer,
});
