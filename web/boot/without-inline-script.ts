/**
 * Starts the app when a content security policy forbids the inline script (`inline-script.ts`), or when that script
 * failed.
 */
import { basePath, told } from '#web/navigation/deployment.ts';

if (!('startPage' in globalThis)) {
  const script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '' });
  script.src = basePath + told('yaocang-app');
  document.head.append(script);
}
