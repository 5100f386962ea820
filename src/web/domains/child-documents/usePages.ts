import { useState } from 'react';
import { MOST_PAGES } from '#contract/child-documents-choices.ts';
import { RequestError } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useUpload } from '#web/lib/useUpload.ts';
import { isPage } from './rules.ts';

/** Pages that go with a form, in their order: each is sent once, and then what is said of them with where they lie. */
export function usePages(first: readonly File[]) {
  const { t } = useTranslation();
  const fitting = (files: readonly File[]) => files.filter(isPage).slice(0, MOST_PAGES);
  const wrong = (files: readonly File[]) =>
    files.some((file) => !isPage(file))
      ? t('childDocuments.give.refused')
      : files.length > MOST_PAGES
        ? t('childDocuments.give.tooMany', { count: MOST_PAGES })
        : '';
  const [files, setFiles] = useState(() => fitting(first));
  const [error, setError] = useState(() => wrong(first));
  const upload = useUpload();
  return {
    files,
    error,
    progressOf: upload.progressOf,
    add(more: readonly File[]): void {
      setError(wrong([...files, ...more]));
      setFiles(fitting([...files, ...more]));
    },
    drop(file: File): void {
      upload.stop(file);
      setError('');
      setFiles(files.filter((one) => one !== file));
    },
    /** Answers whether it happened; false: there is no page, or the sending was stopped. */
    async sendWith(save: (filePaths: string[]) => Promise<unknown>): Promise<boolean> {
      if (files.length === 0) {
        setError(t('childDocuments.give.needed'));
        return false;
      }
      const paths: string[] = [];
      for (const file of files) {
        const isSent = await upload.send(file, ({ filePath }) => paths.push(filePath));
        if (!isSent) return false;
      }
      await save(paths);
      return true;
    },
    /** What the server says of the pages. */
    refused(failure: Error): void {
      if (failure instanceof RequestError) setError(failure.fields.file ?? failure.fields.filePaths ?? '');
    },
    stop: upload.stopAll,
  };
}
export type Pages = ReturnType<typeof usePages>;
