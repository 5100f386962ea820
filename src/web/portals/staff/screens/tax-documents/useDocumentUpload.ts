import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { giveTaxDocument } from '../../../../domains/tax-documents/queries.ts';
import type { ReplyOf, SentTo } from '../../../../lib/api.ts';
import { sentBeforeOr } from '../../../../lib/sentBefore.ts';
import { uploadFile } from '../../../../lib/upload.ts';

type Given = SentTo<'POST /api/tax-documents'>;
type Said = Omit<Given['body'], 'fileName' | 'filePath'>;

/** What was done for a file before it failed: trying again goes on from there, so that nothing is given twice. */
interface Done {
  readonly file: File;
  stored?: ReplyOf<'POST /api/uploads'>;
  sent?: Given;
}

/** A document's way to the server: its file first, then what is said of it. */
export function useDocumentUpload() {
  const { mutateAsync: give } = useMutation(giveTaxDocument);
  const [progress, setProgress] = useState<number | null>(null);
  const underWay = useRef<AbortController>(undefined);
  const done = useRef<Done>(undefined);
  const stop = () => underWay.current?.abort();
  useEffect(() => () => underWay.current?.abort(), []);

  async function send(file: File, said: Said, { signal }: AbortController): Promise<void> {
    const sofar = done.current?.file === file ? done.current : { file };
    done.current = sofar;
    sofar.stored ??= await uploadFile(file, { signal, onProgress: setProgress });
    signal.throwIfAborted();
    const { fileName, filePath } = sofar.stored;
    sofar.sent = sentBeforeOr(sofar.sent, { body: { ...said, fileName, filePath } });
    await give(sofar.sent);
  }

  return {
    /** How much of the file has been sent, from 0 to 1; null while nothing is under way. */
    progress,
    stop,
    /** Whether it was given; false: it was stopped. Throws what the server refused. */
    async upload(file: File, said: Said): Promise<boolean> {
      const control = new AbortController();
      underWay.current = control;
      setProgress(0);
      try {
        await send(file, said, control);
        return true;
      } catch (error) {
        if (control.signal.aborted) return false;
        throw error;
      } finally {
        setProgress(null);
      }
    },
  };
}
