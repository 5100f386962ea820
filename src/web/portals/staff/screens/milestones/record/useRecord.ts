import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { postPhoto } from '../../../../../domains/gallery/queries.ts';
import { recordMilestones } from '../../../../../domains/milestones/queries.ts';
import type { GrowingChild } from '../../../../../domains/milestones/rules.ts';
import { RequestError, reasonOf } from '../../../../../lib/errors.ts';
import { sentBeforeOr } from '../../../../../lib/sentBefore.ts';
import { uploadFile } from '../../../../../lib/upload.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { toast } from '../../../../../ui/toast.ts';

export interface RecordValues {
  readonly childIds: readonly number[];
  readonly templateId: number | null;
  readonly achievedDate: string;
  readonly notes: string;
  readonly isStarred: boolean;
  /** Of the gallery. */
  readonly photoIds: readonly number[];
  /** New ones, which go into the gallery first. */
  readonly files: readonly File[];
}
type Errors = Readonly<
  Partial<Record<'childIds' | 'templateId' | 'achievedDate' | 'notes' | 'evidencePhotos', string>>
>;

/** Sends what was recorded: new photos by the gallery's own way, each once however often it is tried. */
export function useRecord(onDone: () => void) {
  const { t } = useTranslation();
  const posted = useRef(new Map<File, number>());
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const { mutateAsync: post } = useMutation(postPhoto);
  const { mutateAsync: record, variables } = useMutation(recordMilestones);

  async function photoOf(file: File, childIds: readonly number[]): Promise<number> {
    const before = posted.current.get(file);
    if (before !== undefined) return before;
    const signal = new AbortController().signal;
    const { fileName, filePath, fileSize } = await uploadFile(file, { signal, onProgress: () => undefined });
    const title = t('milestones.record.photoTitle');
    const { id } = await post({ body: { title, fileName, filePath, fileSize, childIds: [...childIds] } });
    posted.current.set(file, id);
    return id;
  }

  async function send(values: RecordValues, chosen: readonly GrowingChild[]): Promise<void> {
    const { childIds, templateId, achievedDate, notes, isStarred, photoIds, files } = values;
    const missing: Errors = {
      ...(childIds.length === 0 && { childIds: t('milestones.record.noChild') }),
      ...(templateId === null && { templateId: t('milestones.record.noTemplate') }),
      ...(achievedDate === '' && { achievedDate: t('milestones.record.noDate') }),
    };
    setErrors(missing);
    if (templateId === null || Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      const fresh: number[] = [];
      for (const file of files) fresh.push(await photoOf(file, childIds));
      const body = {
        childIds: [...childIds],
        templateId,
        achievedDate,
        notes,
        isStarred,
        evidencePhotos: [...photoIds, ...fresh],
      };
      await record(sentBeforeOr(variables, { body }));
      const [first] = chosen;
      toast({
        title: t('milestones.record.saved'),
        description:
          chosen.length === 1 && first
            ? t('milestones.record.savedOf', { name: first.firstName })
            : t('milestones.record.savedOfSeveral', { count: chosen.length }),
        variant: 'success',
      });
      onDone();
    } catch (error) {
      if (error instanceof RequestError) setErrors(error.fields);
      toast({ title: t('shell.error'), description: reasonOf(error, t('milestones.record.failed')), variant: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return { send, busy, errors };
}
