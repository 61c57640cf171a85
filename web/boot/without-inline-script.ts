/**
 * Comes last with every page: starts the app when a content security policy forbids the inline script (`inline-script.ts`) or
 * that script failed, and fetches the styles where it forbids the inline style.
 */
import { basePath, told } from '#web/navigation/deployment.ts';
import { dropLostPreloads } from './lost-preloads.ts';
import { runApp } from './run-app.ts';
import { styleFromFiles } from './without-inline-style.ts';

styleFromFiles();

if (!('startPage' in globalThis)) {
  dropLostPreloads();
  runApp([basePath + told('yaocang-app')]);
}
