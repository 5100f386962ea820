import { useEffect, useRef, useState } from 'react';
import type { ReplyOf } from './api.ts';
import { uploadFile } from './upload.ts';

type Stored = ReplyOf<'POST /api/uploads'>;

/** Files on their way to the server. Each is sent once, however often it is asked for; what leaves the screen stops. */
export function useUpload() {
  const [underWay, setUnderWay] = useState<ReadonlyMap<File, number>>(new Map());
  const stops = useRef(new Map<File, AbortController>());
  const stored = useRef(new Map<File, Stored>());
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const show = (file: File, share: number) => setUnderWay((now) => new Map(now).set(file, share));
  const hide = (file: File) => setUnderWay((now) => new Map([...now].filter(([one]) => one !== file)));

  return {
    /** How much of a file has been sent, from 0 to 1; null while it is not under way. */
    progressOf: (file: File): number | null => underWay.get(file) ?? null,
    /**
     * Sends a file and then does the rest with where it lies. Tried again it goes on from there.
     * @returns whether it all happened; false: it was stopped
     * @throws what the server refused
     */
    async send(file: File, then: (stored: Stored) => unknown): Promise<boolean> {
      const stop = new AbortController();
      const { signal } = stop;
      stops.current.set(file, stop);
      show(file, 0);
      try {
        const onProgress = (share: number) => show(file, share);
        const there = stored.current.get(file) ?? (await uploadFile(file, { signal, onProgress }));
        stored.current.set(file, there);
        signal.throwIfAborted();
        await then(there);
        return true;
      } catch (error) {
        if (signal.aborted) return false;
        throw error;
      } finally {
        hide(file);
      }
    },
    stop: (file: File): void => stops.current.get(file)?.abort(),
    stopAll(): void {
      for (const stop of stops.current.values()) stop.abort();
    },
  };
}
