import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { postPhoto } from '#web/domains/gallery/queries.ts';
import { recordMilestones } from '#web/domains/milestones/queries.ts';
import type { GrowingChild } from '#web/domains/milestones/rules.ts';
import { RequestError } from '#web/lib/errors.ts';
import { sentBeforeOr } from '#web/lib/sentBefore.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useUpload } from '#web/lib/useUpload.ts';
import { useAction } from '#web/ui/useAction.ts';

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
export function useRecord(chosen: readonly GrowingChild[], onDone: () => void) {
  const { t } = useTranslation();
  const upload = useUpload();
  const posted = useRef(new Map<File, number>());
  const [errors, setErrors] = useState<Errors>({});
  const { mutateAsync: post } = useMutation(postPhoto);
  const { mutateAsync: record, variables } = useMutation(recordMilestones);

  async function photoOf(file: File, childIds: readonly number[]): Promise<number | undefined> {
    const before = posted.current.get(file);
    if (before !== undefined) return before;
    let id: number | undefined;
    await upload.send(file, async ({ fileName, filePath, fileSize }) => {
      const title = t('milestones.record.photoTitle');
      ({ id } = await post({ body: { title, fileName, filePath, fileSize, childIds: [...childIds] } }));
    });
    if (id !== undefined) posted.current.set(file, id);
    return id;
  }

  const [first] = chosen;
  const { run, isPending } = useAction(
    {
      /** Whether it was recorded; false: it was left while a photo was on its way. */
      mutationFn: async ({ values, templateId }: { values: RecordValues; templateId: number }) => {
        const { childIds, achievedDate, notes, isStarred, photoIds, files } = values;
        const fresh: number[] = [];
        for (const file of files) {
          const id = await photoOf(file, childIds);
          if (id === undefined) return false;
          fresh.push(id);
        }
        const evidencePhotos = [...photoIds, ...fresh];
        const body = { childIds: [...childIds], templateId, achievedDate, notes, isStarred, evidencePhotos };
        await record(sentBeforeOr(variables, { body }));
        return true;
      },
    },
    {
      done: (isRecorded) =>
        isRecorded
          ? {
              title: t('milestones.record.saved'),
              description:
                chosen.length === 1 && first
                  ? t('milestones.record.savedOf', { name: first.firstName })
                  : t('milestones.record.savedOfSeveral', { count: chosen.length }),
            }
          : undefined,
      failed: t('milestones.record.failed'),
      onDone,
      onFailed: (error) => error instanceof RequestError && setErrors(error.fields),
    },
  );

  return {
    send(values: RecordValues): void {
      const { childIds, templateId, achievedDate } = values;
      const missing: Errors = {
        ...(childIds.length === 0 && { childIds: t('milestones.record.noChild') }),
        ...(templateId === null && { templateId: t('milestones.record.noTemplate') }),
        ...(achievedDate === '' && { achievedDate: t('milestones.record.noDate') }),
      };
      setErrors(missing);
      if (templateId !== null && Object.keys(missing).length === 0) void run({ values, templateId });
    },
    busy: isPending,
    errors,
  };
}
