/** Where a policy forbids the script that stands in the page (`at-once.ts`), or it failed, this file runs the app in its place. */
import { runApp } from './run-app.ts';

if (!('showPicture' in globalThis)) runApp();
