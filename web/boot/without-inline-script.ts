/** Where a policy forbids the script that stands in the page (`inline-script.ts`), or it failed, this file runs the app. */
import { basePath, told } from '#web/navigation/deployment.ts';

if (!('startPage' in globalThis)) {
  const script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '' });
  script.src = basePath + told('yaocang-app');
  document.head.append(script);
}
