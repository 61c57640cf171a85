import type { Settings } from '#web/state/settings.ts';

/** What the settings mean for the document itself: title, description, the grey look. */
export function applySettings(settings: Settings): void {
  document.title = settings.title || settings.company;
  describe('keywords', settings.keywords);
  describe('description', settings.description);
  document.documentElement.classList.toggle('is-gray', settings.is_gray);
}

function describe(name: string, content: string | undefined): void {
  if (!content) return;
  const meta = document.querySelector(`meta[name="${name}"]`) ?? document.head.appendChild(newMeta(name));
  meta.setAttribute('content', content);
}

function newMeta(name: string): HTMLMetaElement {
  const meta = document.createElement('meta');
  meta.name = name;
  return meta;
}
