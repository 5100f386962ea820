import { useRef, useState } from 'react';
import { uploadFile } from '../../lib/upload.ts';

export interface Sent {
  readonly key: string;
  readonly name: string;
  /** What the message refers to it by; null until it has arrived. */
  readonly filePath: string | null;
  /** From 0 to 1. */
  readonly progress: number;
  readonly error?: unknown;
}

/** The files of a message that is written: each is sent as soon as it is chosen. */
export function useFiles(kept: readonly { readonly filePath: string; readonly fileName: string }[]) {
  const [files, setFiles] = useState<readonly Sent[]>(() =>
    kept.map(({ filePath, fileName }) => ({ key: filePath, name: fileName, filePath, progress: 1 })),
  );
  const stops = useRef(new Map<string, AbortController>());
  const change = (key: string, to: Partial<Sent>) =>
    setFiles((now) => now.map((file) => (file.key === key ? { ...file, ...to } : file)));

  const send = async (file: File) => {
    const key = crypto.randomUUID();
    const stop = new AbortController();
    stops.current.set(key, stop);
    setFiles((now) => [...now, { key, name: file.name, filePath: null, progress: 0 }]);
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const { filePath } = await uploadFile(file, { signal: stop.signal, onProgress });
      change(key, { filePath, progress: 1 });
    } catch (error) {
      if (!stop.signal.aborted) change(key, { error });
    }
  };

  return {
    files,
    add: (chosen: readonly File[]) => {
      for (const file of chosen) void send(file);
    },
    remove: (key: string) => {
      stops.current.get(key)?.abort();
      setFiles((now) => now.filter((file) => file.key !== key));
    },
    clear: () => setFiles([]),
  };
}

/** The paths of those that have arrived. */
export const pathsOf = (files: readonly Sent[]): string[] =>
  files.flatMap(({ filePath }) => (filePath === null ? [] : [filePath]));
/** Some are still on their way. */
export const areUnderWay = (files: readonly Sent[]): boolean =>
  files.some(({ filePath, error }) => filePath === null && error === undefined);
