import { useState } from 'react';
import { RequestError } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useUpload } from '#web/lib/useUpload.ts';
import { isAccepted } from './rules.ts';

/** A file that goes with a form: sent first, and then what is said of it with the path that it was given. */
export function useChosenFile() {
  const { t } = useTranslation();
  const [file, setFile] = useState<File>();
  const [error, setError] = useState('');
  const upload = useUpload();
  return {
    file,
    progress: file ? upload.progressOf(file) : null,
    error,
    choose([next]: File[]): void {
      if (!next) return;
      setError(isAccepted(next) ? '' : t('papers.file.refused'));
      if (isAccepted(next)) setFile(next);
    },
    drop(): void {
      if (file) upload.stop(file);
      setFile(undefined);
    },
    /** Answers whether it happened; false: the sending was stopped. */
    async sendWith(save: (file: { readonly filePath?: string }) => Promise<unknown>): Promise<boolean> {
      if (file) return upload.send(file, ({ filePath }) => save({ filePath }));
      await save({});
      return true;
    },
    /** What the server says of the file. */
    refused(failure: Error): void {
      if (failure instanceof RequestError) setError(failure.fields.file ?? failure.fields.filePath ?? '');
    },
    stop: upload.stopAll,
  };
}
export type ChosenFile = ReturnType<typeof useChosenFile>;
