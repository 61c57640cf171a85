import { type ReactNode, Suspense } from 'react';
import { inWeChat } from '#web/wechat/environment.ts';

/** WeChat's browser cannot print, and a frame that is drawn at build time is no page yet. */
const canPrint = typeof document !== 'undefined' && !inWeChat;

/**
 * The place of a page's sheet (`ui/print-sheet.tsx`). Its code is there whenever its page is, so that the browser's own
 * command prints it.
 */
export const Paper = ({ children }: { readonly children: ReactNode }) =>
  canPrint ? <Suspense>{children}</Suspense> : null;
