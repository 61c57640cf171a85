import { useEffect, useRef, useState } from 'react';
import { RefusedError } from '#shared/errors.ts';
import { uploadImage } from '#shared/flows/upload-image.ts';
import type { Message } from '#shared/messages/message.ts';
import { type Box, imageRefusal } from '#shared/rules/app/image-file.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { inPlace } from '#web/state/messages/in-place.ts';
import { session } from '#web/state/session/session.ts';
import { shrinkImage } from './shrink-image.ts';
import { uploadFetch } from './upload-fetch.ts';

/** An image being uploaded, or one that failed. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  /** A local preview URL. */
  readonly preview: string;
  /** Progress, 0 to 1. */
  readonly part: number;
  /**
   * 'broken': the connection was lost, and a retry may help. 'refused', here or by the server: only another image will.
   */
  readonly failed?: 'broken' | 'refused' | undefined;
}

interface Wanted {
  /** The size they are reduced to; 800 by 800 by default. */
  readonly size?: Box | undefined;
  readonly onAdd: (address: string) => void;
  /** The number of running uploads has changed by this. */
  readonly onUploads?: ((change: number) => void) | undefined;
}

let newest = 0;

/** Uploads images one at a time; leaving the page aborts. */
export function useUploads(wanted: Wanted) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [message, setMessage] = useState<Message>();
  const told = useRef(wanted);
  useEffect(() => {
    told.current = wanted;
  });
  const [line] = useState(() => createLine());
  useEffect(() => () => line.giveUp(), [line]);

  const edit = (key: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));

  function drop({ key, preview }: Upload): void {
    URL.revokeObjectURL(preview);
    setUploads((all) => all.filter((each) => each.key !== key));
  }

  /** Why the upload failed; undefined when it succeeded or was cancelled. */
  async function send({ key, file }: Upload, signal: AbortSignal): Promise<Upload['failed']> {
    const { size, onAdd } = told.current;
    const fetch = uploadFetch((part) => edit(key, { part }));
    const ports = { client: api, token: () => session.token, shrink: shrinkImage };
    try {
      const came = await uploadImage(ports, file, { signal, fetch, ...(size && { size }) });
      if (signal.aborted) return undefined;
      if ('img_url' in came) {
        onAdd(came.img_url);
        return undefined;
      }
      setMessage(inPlace(came));
      return came.error === undefined || came.error instanceof RefusedError ? 'refused' : 'broken';
    } catch (error) {
      if (signal.aborted) return undefined;
      report(error);
      return 'broken';
    }
  }

  async function run(upload: Upload): Promise<void> {
    told.current.onUploads?.(1);
    try {
      await line.take(upload.key, async (signal) => {
        const failed = await send(upload, signal);
        if (failed) edit(upload.key, { failed });
        else drop(upload);
      });
    } finally {
      told.current.onUploads?.(-1);
    }
  }

  /** Uploads files; refuses non-images at once. `beforehand` is a message about files left out. */
  function add(files: readonly File[], beforehand?: Message): void {
    const refusal = files.map(({ type }) => (type ? imageRefusal(type) : undefined)).find(Boolean);
    setMessage(refusal ?? beforehand);
    const fresh = files.filter(({ type }) => !type || !imageRefusal(type)).map(asUpload);
    setUploads((all) => [...all, ...fresh]);
    for (const upload of fresh) void run(upload);
  }

  return {
    uploads,
    message,
    add,
    /** Replaces a refused image. */
    replace(upload: Upload, file: File): void {
      drop(upload);
      add([file]);
    },
    cancel(upload: Upload): void {
      line.cancel(upload.key);
      drop(upload);
      setMessage(undefined);
    },
    retry(upload: Upload): void {
      setMessage(undefined);
      edit(upload.key, { failed: undefined, part: 0 });
      void run(upload);
    },
    say: setMessage,
  };
}

function asUpload(file: File): Upload {
  newest += 1;
  return { key: newest, file, preview: URL.createObjectURL(file), part: 0 };
}

type Turn = (signal: AbortSignal) => Promise<void>;

/** One at a time: on a slow network one photograph arrives sooner than two. */
function createLine() {
  const controllers = new Map<number, AbortController>();
  let last = Promise.resolve();
  return {
    take(key: number, turn: Turn): Promise<void> {
      const controller = new AbortController();
      controllers.set(key, controller);
      last = last
        .then(() => (controller.signal.aborted ? undefined : turn(controller.signal)))
        .finally(() => controllers.delete(key));
      return last;
    },
    cancel: (key: number) => controllers.get(key)?.abort(),
    giveUp(): void {
      for (const controller of controllers.values()) controller.abort();
    },
  };
}
