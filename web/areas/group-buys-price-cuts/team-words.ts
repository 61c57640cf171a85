/** The words on the pages of group buys (group) and price cuts (help), which are built alike. */
import type { Collection } from '#shared/contract/intro.ts';
import type { TeamScript } from '#shared/flows/group-buys-price-cuts.ts';
import { cutBy, cutStarted, groupJoined, groupStarted } from '#shared/messages/group-buys-price-cuts.ts';
import type { Message } from '#shared/messages/message.ts';
import { yuan } from '#shared/rules/money/money.ts';

interface Words {
  readonly of: 'groupBuy' | 'priceCut';
  readonly intro: Collection;
  /** Of a goods that was reached through a team. */
  readonly lx: '2' | '3';
  readonly goods: string;
  readonly why: string;
  readonly start: string;
  readonly again: string;
  readonly join: string;
  readonly invite: string;
  readonly scan: string;
  readonly who: string;
  readonly number: string;
  readonly order: string;
  readonly started: Message;
  readonly joined: (cut: number | undefined) => Message;
}

export const teamWords: Readonly<Record<TeamScript, Words>> = {
  group: {
    of: 'groupBuy',
    intro: 'group',
    lx: '2',
    goods: '团购商品',
    why: '拼团',
    start: '我要开团',
    again: '再开一团',
    join: '我要参团',
    invite: '邀请参团',
    scan: '让同行扫码参团',
    who: '登录并通过认证的药店可参加',
    number: '拼团编号',
    order: '按拼团价下单',
    started: groupStarted,
    joined: () => groupJoined,
  },
  help: {
    of: 'priceCut',
    intro: 'help',
    lx: '3',
    goods: '砍价商品',
    why: '砍价',
    start: '我要砍价',
    again: '再砍一次',
    join: '帮砍一刀',
    invite: '请人帮砍',
    scan: '让同行扫码帮砍',
    who: '登录并通过认证的药店可帮砍，每家一次',
    number: '砍价编号',
    order: '按砍成价下单',
    started: cutStarted,
    joined: (cut) => cutBy(yuan(cut)),
  },
};
