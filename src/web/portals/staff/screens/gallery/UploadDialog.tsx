import { type FormEvent, useState } from 'react';
import { bodyOf, isPicture, NOTHING_SAID, type PhotoValues } from '../../../../domains/gallery/rules.ts';
import { RequestError, reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { toast } from '../../../../ui/toast.ts';
import { ChosenPicture } from './ChosenPicture.tsx';
import { FileChoice } from './FileChoice.tsx';
import { PhotoFields } from './PhotoFields.tsx';
import { useUploads } from './useUploads.ts';

type UploadDialogProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** What is said before anybody typed. */
  said?: Partial<PhotoValues>;
};

/** Uploads one or several photos; what is said below is said of all of them. */
export default function UploadDialog({ open, onOpenChange, said }: UploadDialogProps) {
  const { t } = useTranslation();
  const [values, setValues] = useState<PhotoValues>({ ...NOTHING_SAID, ...said });
  const [problem, setProblem] = useState('');
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { uploads, sending, add, rename, remove, stopAll, sendAll } = useUploads();
  const isBlank = (title: string) => title.trim() === '';

  const take = (files: File[]) => {
    setProblem(files.every(isPicture) ? '' : t('galleryManagement.upload.picturesOnly'));
    add(files);
  };
  const close = (isOpen: boolean) => {
    if (!isOpen) stopAll();
    onOpenChange(isOpen);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    if (uploads.length === 0 || uploads.some(({ title }) => isBlank(title))) {
      setProblem(t('galleryManagement.upload.required'));
      return;
    }
    setProblem('');
    setRefused({});
    const { posted, errors } = await sendAll(bodyOf(values));
    const [failure] = errors;
    if (failure !== undefined) {
      if (failure instanceof RequestError) setRefused(failure.fields);
      toast({
        title: t('shell.error'),
        description: reasonOf(failure, t('galleryManagement.upload.failed')),
        variant: 'error',
      });
    } else if (posted > 0) {
      toast({
        title: t('galleryManagement.success'),
        description: t('galleryManagement.upload.done', { count: posted }),
        variant: 'success',
      });
      onOpenChange(false);
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t('galleryManagement.upload.title')}
      description={t('galleryManagement.upload.description')}
      closeLabel={t('shell.close')}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button variant="secondary" onClick={() => close(false)}>
            {t('galleryManagement.cancel')}
          </Button>
          <Button type="submit" busy={sending} busyLabel={t('galleryManagement.upload.sending')}>
            {uploads.length > 1
              ? t('galleryManagement.upload.submit', { count: uploads.length })
              : t('galleryManagement.upload.button')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {!sending && <FileChoice onFiles={take} />}
        {problem && <Alert tone="error">{problem}</Alert>}
        {uploads.length > 0 && (
          <ul aria-label={t('galleryManagement.upload.chosen')} className="grid gap-3">
            {uploads.map((upload) => (
              <ChosenPicture
                key={upload.key}
                upload={upload}
                busy={sending}
                blank={problem !== '' && isBlank(upload.title)}
                onTitle={(title) => rename(upload.key, title)}
                onRemove={() => remove(upload.key)}
              />
            ))}
          </ul>
        )}
        <PhotoFields values={values} onChange={setValues} errors={refused} />
      </div>
    </Dialog>
  );
}
