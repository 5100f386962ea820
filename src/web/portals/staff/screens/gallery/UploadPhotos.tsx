import { type FormEvent, useState } from 'react';
import { bodyOf, isAudienceSaid, isPicture, NOTHING_SAID, type PhotoValues } from '#web/domains/gallery/rules.ts';
import { RequestError } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { AudienceField } from './AudienceField.tsx';
import { ChosenPicture } from './ChosenPicture.tsx';
import { FileChoice } from './FileChoice.tsx';
import { PhotoFields } from './PhotoFields.tsx';
import { usePhotoUploads } from './usePhotoUploads.ts';

type UploadPhotosProps = Opened & {
  /** What is said before anybody typed. */
  said?: Partial<PhotoValues>;
};

/** Uploads one or several photos; who sees them is said first, and holds for all of them. */
export default function UploadPhotos({ open, onClose, said }: UploadPhotosProps) {
  const { t } = useTranslation();
  const [values, setValues] = useState<PhotoValues>({ ...NOTHING_SAID, ...said });
  const [problem, setProblem] = useState('');
  const [isForNobody, setForNobody] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { photos, sending, progressOf, add, rename, remove, stopAll, sendAll } = usePhotoUploads();
  const isBlank = (title: string) => title.trim() === '';

  const take = (files: File[]) => {
    setProblem(files.every(isPicture) ? '' : t('galleryManagement.upload.picturesOnly'));
    add(files);
  };
  const close = () => {
    stopAll();
    onClose();
  };
  const { run } = useAction(
    {
      /** How many were posted; the first failure is what is told. */
      mutationFn: async (values: PhotoValues): Promise<number> => {
        const { posted, errors } = await sendAll(bodyOf(values));
        const [failure] = errors;
        if (failure !== undefined) throw failure;
        return posted;
      },
    },
    {
      done: (posted) =>
        posted > 0
          ? {
              title: t('common.success'),
              description: t('galleryManagement.upload.done', { count: posted }),
            }
          : undefined,
      failed: t('galleryManagement.upload.failed'),
      onDone: (posted) => posted > 0 && onClose(),
      onFailed: (failure) => failure instanceof RequestError && setRefused(failure.fields),
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setForNobody(!isAudienceSaid(values));
    if (photos.length === 0 || photos.some(({ title }) => isBlank(title))) {
      setProblem(t('common.fieldsOrFileMissing'));
      return;
    }
    setProblem('');
    setRefused({});
    if (!isAudienceSaid(values)) return;
    void run(values);
  };

  return (
    <FormDialog
      open={open}
      onClose={close}
      title={t('galleryManagement.upload.title')}
      description={t('galleryManagement.upload.description')}
      onSubmit={submit}
      submit={
        photos.length > 1
          ? t('galleryManagement.upload.submit', { count: photos.length })
          : t('galleryManagement.upload.button')
      }
      busy={sending}
      busyLabel={t('common.uploading')}
    >
      <AudienceField
        values={values}
        onChange={setValues}
        errors={refused}
        isMissing={isForNobody && !isAudienceSaid(values)}
      />
      {!sending && <FileChoice onFiles={take} />}
      {problem && <Alert tone="error">{problem}</Alert>}
      {photos.length > 0 && (
        <ul aria-label={t('galleryManagement.upload.chosen')} className="grid gap-3">
          {photos.map((photo) => (
            <ChosenPicture
              key={photo.key}
              photo={photo}
              progress={progressOf(photo.file)}
              busy={sending}
              blank={problem !== '' && isBlank(photo.title)}
              onTitle={(title) => rename(photo.key, title)}
              onRemove={() => remove(photo)}
            />
          ))}
        </ul>
      )}
      <PhotoFields values={values} onChange={setValues} errors={refused} />
    </FormDialog>
  );
}
