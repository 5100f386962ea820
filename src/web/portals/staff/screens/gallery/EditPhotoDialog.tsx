import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changePhoto } from '../../../../domains/gallery/queries.ts';
import { bodyOf, type Photo, valuesOf } from '../../../../domains/gallery/rules.ts';
import { RequestError, reasonOf } from '../../../../lib/errors.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { toast } from '../../../../ui/toast.ts';
import { PhotoFields } from './PhotoFields.tsx';

type EditPhotoDialogProps = { photo: Photo; open: boolean; onOpenChange(open: boolean): void };

/** Changes what is said of a photo and who is in it. */
export default function EditPhotoDialog({ photo, open, onOpenChange }: EditPhotoDialogProps) {
  const { t } = useTranslation();
  const [title, setTitle] = useState(photo.title);
  const [values, setValues] = useState(() => valuesOf(photo));
  const [blank, setBlank] = useState(false);
  const { mutate: save, isPending, error } = useMutation(changePhoto);
  const refused = error instanceof RequestError ? error.fields : {};

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBlank(title.trim() === '');
    if (title.trim() === '' || isPending) return;
    save(
      { params: { id: photo.id }, body: { title: title.trim(), ...bodyOf(values), version: photo.version } },
      {
        onSuccess: () => {
          toast({
            title: t('galleryManagement.success'),
            description: t('galleryManagement.edit.saved'),
            variant: 'success',
          });
          onOpenChange(false);
        },
        onError: (failure) =>
          toast({
            title: t('shell.error'),
            description: reasonOf(failure, t('galleryManagement.edit.failed')),
            variant: 'error',
          }),
      },
    );
  };

  const titleError = blank ? t('galleryManagement.fields.titleRequired') : refused.title;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('galleryManagement.edit.title')}
      closeLabel={t('shell.close')}
      onSubmit={submit}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('galleryManagement.cancel')}
          </Button>
          <Button type="submit" busy={isPending} busyLabel={t('galleryManagement.edit.saving')}>
            {t('galleryManagement.edit.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Field label={t('galleryManagement.fields.title')} required {...(titleError && { error: titleError })}>
          <TextInput value={title} maxLength={200} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        <PhotoFields values={values} onChange={setValues} errors={refused} tagged={photo.children} />
      </div>
    </Dialog>
  );
}
