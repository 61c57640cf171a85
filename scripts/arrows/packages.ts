import { isBuiltin } from 'node:module';
import { isTest, type Place } from './rooms.ts';

/** Packages that only one room may import. */
const KEPT_BY: Record<string, string> = { wouter: 'web/navigation', 'weixin-js-sdk': 'web/wechat' };

/** The only packages that `shared` may import, by room. */
const SHARED_MAY_USE: Record<string, readonly string[]> = {
  'shared/react': ['react'],
  // Readers of a pharmacy's own list, which serve a browser and Node as published.
  'shared/rules': ['papaparse', '@vant/area-data'],
  'shared/flows': ['read-excel-file', 'fflate', 'htmlparser2'],
};

/** The complaint about importing a package or a Node module here; null when it is allowed. */
export function packageComplaint(path: string, from: Place, request: string): string | null {
  const name = packageName(request);
  const keeper = KEPT_BY[name];
  if (keeper && from.kind !== keeper) return `imports ${name}: only ${keeper} does`;
  if (isTest(path)) return null;
  if (from.room.startsWith('web/') && isBuiltin(request)) return `imports ${request}: a browser has no such module`;
  if (!path.startsWith('shared/') || SHARED_MAY_USE[from.kind]?.includes(name)) return null;
  return `imports ${request}: shared runs anywhere and uses neither Node nor packages`;
}

function packageName(request: string): string {
  const parts = request.split('/');
  return request.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? request);
}
