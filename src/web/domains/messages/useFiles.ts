import { useState } from 'react';
import { newId } from '#web/lib/newId.ts';
import { useUpload } from '#web/lib/useUpload.ts';

interface Chosen {
  readonly key: string;
  readonly name: string;
  /** What the message refers to it by; null until it has arrived. */
  readonly filePath: string | null;
  readonly error?: unknown;
  /** None when it was there before. */
  readonly file?: File;
}

export interface Sent extends Omit<Chosen, 'file'> {
  /** From 0 to 1. */
  readonly progress: number;
}

/** The files of a message that is written: each is sent as soon as it is chosen. */
export function useFiles(kept: readonly { readonly filePath: string; readonly fileName: string }[]) {
  const [files, setFiles] = useState<readonly Chosen[]>(() =>
    kept.map(({ filePath, fileName }) => ({ key: filePath, name: fileName, filePath })),
  );
  const upload = useUpload();
  const change = (key: string, to: Partial<Chosen>) =>
    setFiles((now) => now.map((one) => (one.key === key ? { ...one, ...to } : one)));

  const send = async (file: File) => {
    const key = newId();
    setFiles((now) => [...now, { key, name: file.name, filePath: null, file }]);
    await upload.send(file, ({ filePath }) => change(key, { filePath })).catch((error) => change(key, { error }));
  };

  return {
    files: files.map((one): Sent => ({ ...one, progress: (one.file && upload.progressOf(one.file)) ?? 1 })),
    add: (chosen: readonly File[]) => {
      for (const file of chosen) void send(file);
    },
    remove: (key: string) => {
      const file = files.find((one) => one.key === key)?.file;
      if (file) upload.stop(file);
      setFiles((now) => now.filter((one) => one.key !== key));
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
