import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { postPhoto } from '../../../../domains/gallery/queries.ts';
import { isPicture, type NewPhoto, titleFrom } from '../../../../domains/gallery/rules.ts';
import type { ReplyOf } from '../../../../lib/api.ts';
import { sentBeforeOr } from '../../../../lib/sentBefore.ts';
import { uploadFile } from '../../../../lib/upload.ts';

/** A picture on its way into the gallery. */
export interface Upload {
  readonly key: string;
  readonly file: File;
  /** An address of the picture on this device. */
  readonly preview: string;
  readonly title: string;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** How much of it has been sent, from 0 to 1. */
  readonly progress: number;
  readonly error?: unknown;
}

/** What was done for a file before it failed: trying again goes on from there, so that nothing is posted twice. */
interface Done {
  stored?: ReplyOf<'POST /api/uploads'>;
  sent?: { body: NewPhoto };
}

type Said = Omit<NewPhoto, 'title' | 'fileName' | 'filePath' | 'fileSize'>;

/** The chosen pictures, and their way to the server: one after the other, each with its progress, each to be stopped. */
export function useUploads() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [sending, setSending] = useState(false);
  const stops = useRef(new Map<string, AbortController>());
  const done = useRef(new Map<string, Done>());
  const { mutateAsync: post } = useMutation(postPhoto);
  const change = (key: string, to: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const remove = (key: string) => {
    stops.current.get(key)?.abort();
    setUploads((all) => {
      for (const one of all) if (one.key === key) URL.revokeObjectURL(one.preview);
      return all.filter((one) => one.key !== key);
    });
  };
  const stopAll = () => {
    for (const stop of stops.current.values()) stop.abort();
  };
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  async function send({ key, file, title }: Upload, said: Said, { signal }: AbortController): Promise<void> {
    const sofar: Done = done.current.get(key) ?? {};
    done.current.set(key, sofar);
    sofar.stored ??= await uploadFile(file, { signal, onProgress: (progress) => change(key, { progress }) });
    signal.throwIfAborted();
    const { fileName, filePath, fileSize } = sofar.stored;
    sofar.sent = sentBeforeOr(sofar.sent, { body: { ...said, title: title.trim(), fileName, filePath, fileSize } });
    await post(sofar.sent);
  }

  return {
    uploads,
    sending,
    remove,
    stopAll,
    rename: (key: string, title: string) => change(key, { title }),
    /** Adds those of the files that are pictures. */
    add: (files: readonly File[]) =>
      setUploads((all) => [
        ...all,
        ...files.filter(isPicture).map((file) => ({
          key: crypto.randomUUID(),
          file,
          preview: URL.createObjectURL(file),
          title: titleFrom(file.name),
          state: 'waiting' as const,
          progress: 0,
        })),
      ]),
    /** Uploads and posts all; what succeeds leaves the list, what fails stays with its reason. */
    async sendAll(said: Said): Promise<{ posted: number; errors: unknown[] }> {
      setSending(true);
      for (const { key } of uploads) stops.current.set(key, new AbortController());
      const errors: unknown[] = [];
      let posted = 0;
      for (const upload of uploads) {
        const stop = stops.current.get(upload.key);
        if (!stop || stop.signal.aborted) continue;
        change(upload.key, { state: 'sending', progress: 0, error: undefined });
        try {
          await send(upload, said, stop);
          posted += 1;
          remove(upload.key);
        } catch (error) {
          if (stop.signal.aborted) continue;
          errors.push(error);
          change(upload.key, { state: 'failed', error });
        }
      }
      setSending(false);
      return { posted, errors };
    },
  };
}
