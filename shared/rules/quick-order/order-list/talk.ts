/** What people write around the goods in a chat: greetings, senders and times, list numbers, words of asking. */
import { NUMERAL } from '#shared/rules/quick-order/chinese-numeral.ts';
import { UNIT } from './units.ts';

const SUM = /^(?:合计|总计|共计|小计|一共|总共|共)\s*[:：]?\s*[\d¥.,]+/;
/** Any number of them one behind another: 发 and 货 are 发货 too. */
const WORDS = [
  '你好|您好|亲|在吗|在么|早上好|早|晚上好|老板娘?|经理|师傅|[\\u4e00-\\u9fff]?(?:姐|哥|总|老师|经理|店长|医生)',
  '谢谢|多谢|感谢|辛苦|麻烦|拜托|好|收到|嗯+|ok|可以|行|对|是的',
  '尽快|今天|明天|后天|本周|下周|这周|这次|下午|上午|一起|送来',
  '报货|补货|订货|订单|下单|清单|单子|列表|货单|计划|如下|以下|这些|下面|药品|商品|东西|药|几个|有没有',
  '电话|到|送|收货|付款|结账|月结|转账|开票|发票|快递|自提|说一声|说|前|后|周[一二三四五六日天]|星期[一二三四五六日天]',
  '\\d{1,2}月(?:\\d{1,2}[日号]?|份)?|\\d{1,2}点半?',
  '就这些|先这样|没了|了|的|货|发|给我|我们?|店|要|需要|想|请|帮忙|帮|安排|一下|下|哈|哦|啊|吧|呢',
  '\\[[\\u4e00-\\u9fff]{1,4}\\]|[,，。.!！~?？:：;；、\\s-]',
].join('|');
const TALK = new RegExp(`^(?:${WORDS})+$`, 'i');
/** The sender and the time above a message of an exported chat, and dates. */
const SENDER =
  /^(?:\S{1,16}\s+)?(?:(?:20\d{2}[-/.年])?\d{1,2}[-/.月]\d{1,2}日?)?\s*(?:星期.|周.)?\s*(?:上午|下午|晚上|凌晨)?\s*(?:\d{1,2}:\d{2}(?::\d{2})?)?:?$/;
/** Pictures, telephone numbers and addresses. */
const CONTACT =
  /^(?:\[[^\]\d]{1,8}\]\s*(?:\d{1,2}\s*["″']*)?)+$|^#[^\d\s]+$|^.{0,20}撤回了一条消息$|^\+?(?:86)?1[3-9]\d{9}$|^(?:收货|联系)?(?:电话|手机号?|地址|联系人|收货人|收件人)\s*:?.*$/;
const DATED = /20\d{2}[-/.年]\d{1,2}|\d{1,2}:\d{2}/;

/** True for a row that names no goods. */
export const isTalk = (text: string): boolean =>
  TALK.test(text) ||
  (DATED.test(text) && SENDER.test(text)) ||
  SUM.test(text) ||
  CONTACT.test(text) ||
  /^[^\d一二两三四五六七八九十]{1,12}[您你们]好[:：,，!！。]?$/.test(text);

const EMOJI = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\u20e3\u200d]/gu;
/** © and ® are pictographs too, and parts of names. */
const withoutEmoji = (text: string): string => text.replace(EMOJI, (sign) => (/[©®™]/.test(sign) ? sign : ' '));

/** Without names, emoji, list numbers and words of asking. */
export function unasked(text: string): string {
  const bare = withoutEmoji(text.replace(/^\s*\d{1,2}\u20e3/, ''))
    // 6mg×60片-----10, 5mg×60粒……25盒
    .replace(/[-_.…·~=]{2,}|…|[→➡＞>]+/g, ' ')
    .replace(/@\p{Script=Han}[^\s@]{0,15}\s+/gu, ' ')
    .replace(/^([\p{Script=Han}\w]{1,8})\s*[:：]\s*(?=[^\d\s])/u, (said, label: string) => (isTalk(label) ? '' : said))
    .replace(/\s+/g, ' ')
    .trim();
  return unnumbered(withoutAsking(unnumbered(bare)));
}

const ASKING =
  /^(?:(?:你好|您好|老板娘?|亲|麻烦|帮忙|帮我|给我|我们?|今天|明天|再|还有?|请|另外|另|然后|以及|加上)\s*[,，:：]?\s*)*(?:(?:想|需)?(?:要|来|拿|补|订|加|进|买|发|上|报)(?:点|些|个|一下)?(?:货)?\s*[:：,，]?\s*)?/;

/** 来氟米特片, 补中益气丸 and 加味逍遥丸 begin with such words: a gap, a number or other words of asking must end them. */
function withoutAsking(text: string): string {
  const [cut = ''] = ASKING.exec(text) ?? [];
  const rest = text.slice(cut.length);
  if (cut === '' || rest === '') return text;
  const isSure =
    /[\s:：,，]$/.test(cut) ||
    new RegExp(`^(?:\\d|${NUMERAL}\\s*${UNIT})`).test(rest) ||
    /^(?:你好|您好|老板|亲|麻烦|帮|给我|我|再来|再要|还要|还|另|请)/.test(cut);
  return isSure ? rest : text;
}

/** 1氨苄西林胶囊; not 20盒 and 11月. */
const GLUED = /^\d{1,2}(?=[\u4e00-\u9fff])(?![盒瓶支袋包箱件条只个片粒丸贴年月日号点要各])/;

/** Removes the number of a list entry: `1. `, `2、`, `(3)`, `④`; not `(01)` of a UDI. */
const unnumbered = (text: string): string =>
  /^\(01\)\s*\d{14}/.test(text)
    ? text
    : text
        .replace(GLUED, '')
        .replace(/^(?:[①-⑳]|[-•·●○▪◆■*]\s*(?=[^\d\s-])|[（(]\d{1,3}[)）]|\d{1,3}(?:[、)）:：]|[.,，](?!\d)))\s*/, '')
        .trim();
