import { useEffect } from 'react';
import type { QuickOrder } from './quick-order-store.ts';

/** A file that is dropped anywhere on the page is read; the browser would open it in place of the page. */
export function useDroppedFile({ source }: QuickOrder): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      void source.readFile(file);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, [source]);
}
