/** Why a request failed: one sentence for each kind of what came in place of an answer. */
import type { Came, CameKind } from '#shared/errors.ts';
import { type Message, say } from './message.ts';

const MINUTE = 60_000;

/** Nothing came. */
export const checkNetwork = say('请检查网络后重试');

/** An answer came whose fields cannot be read. */
export const unreadable = say('商城的应答无法读取，请稍后重试');

const words: Readonly<Record<CameKind, (came: Came) => Message>> = {
  maintenance: ({ retryAfter }) =>
    say(
      retryAfter === undefined
        ? '商城正在维护，请稍后再试'
        : `商城正在维护，约 ${Math.max(1, Math.ceil(retryAfter / MINUTE))} 分钟后恢复`,
    ),
  trouble: () => say('商城出错了，不是您的网络问题，请稍后重试'),
  firewall: () => say('请求被商城的防火墙拦下，请稍后再试或联系客服'),
  tooLarge: () => say('图片太大，商城不收'),
  tooLong: () => say('一次提交的商品太多，商城不收，请分几次提交'),
  gateway: ({ host }) => say(`需要登录的网关挡住了商城${host ? `（${host}）` : ''}，请先登录当前网络`),
  missing: () => say('商城没有提供此功能，请联系客服'),
  notJson: () => unreadable,
};

export const cameWords = (came: Came): Message => words[came.kind](came);
