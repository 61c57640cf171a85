import { createHash } from 'node:crypto';

/**
 * The Content-Security-Policy of a released page: its own files, its own inline scripts by their hashes, and the host of the
 * API. Pictures may come from any host, because a shop keeps them where it likes. Copies of WeChat's bridge send each call
 * through a frame of `weixin:` or `weixinping:`.
 * @param {string} html
 * @param {string} api a path, or an address
 */
export function policyOf(html, api) {
  const host = /^https?:/.test(api) ? [new URL(api).origin] : [];
  const pictures = api.startsWith('http:') ? ['http:', 'https:'] : ['https:'];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashesIn(html)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    ["connect-src 'self'", ...host].join(' '),
    "frame-src 'self' weixin: weixinping:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

/** Only a header can say which pages may show this one in a frame. */
export const FRAMED_BY = "frame-ancestors 'self'";

/** A script in the page itself. One with a `type` is a template, and none. */
const INLINE = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** Each once: the page has one script several times. @param {string} html */
const hashesIn = (html) =>
  [...new Set([...html.matchAll(INLINE)].map(([, code = '']) => code))].map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
