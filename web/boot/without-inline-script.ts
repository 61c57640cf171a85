/**
 * Starts the app when a content security policy forbids the inline script (`inline-script.ts`), or when that script
 * failed.
 */
import { basePath, told } from '#web/navigation/deployment.ts';
import { dropLostPreloads } from './lost-preloads.ts';
import { runApp } from './run-app.ts';

if (!('startPage' in globalThis)) {
  dropLostPreloads();
  runApp([basePath + told('yaocang-app')]);
}
