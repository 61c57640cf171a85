import type { Settings } from '#web/state/settings/settings.ts';
import { nameShop } from '#web/state/shell/page-title.ts';

/** Applies the settings to the document: title, description, the grey theme. */
export function applySettings({ title, company, keywords, description, is_gray }: Settings): void {
  nameShop(title || company);
  for (const [name, content] of Object.entries({ keywords, description })) {
    const meta = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`) ?? document.createElement('meta');
    Object.assign(meta, { name, content: content ?? '' });
    document.head.append(meta);
  }
  document.documentElement.classList.toggle('is-gray', is_gray);
}
