/**
 * A `fetch` with upload progress (0 to 1), which the browser's own lacks. It supports what an upload needs: one body,
 * the answer's status and text, and the abort signal.
 */
export const uploadFetch =
  (onProgress: (part: number) => void): typeof fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', String(input));
      for (const [name, value] of Object.entries(init.headers as Record<string, string>)) {
        request.setRequestHeader(name, value);
      }
      request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
      request.onerror = () => reject(new TypeError('the upload broke off'));
      request.onabort = () => reject(new DOMException('the upload was given up', 'AbortError'));
      const { signal } = init;
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      if (signal?.aborted) request.abort();
      else request.send(init.body as XMLHttpRequestBodyInit);
    });
