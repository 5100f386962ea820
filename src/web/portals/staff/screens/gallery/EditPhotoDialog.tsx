import { type FormEvent, useState } from 'react';
import { fullName } from '../../../../domains/children/rules.ts';
import { editOf, type Photo, type PhotoEdit } from '../../../../domains/gallery/rules.ts';
import { EditConflict } from '../../../../layout/EditConflict.tsx';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { PhotoFields } from './PhotoFields.tsx';
import { usePhotoEdit } from './usePhotoEdit.ts';

type EditPhotoDialogProps = { photo: Photo; open: boolean; onOpenChange(open: boolean): void };

const LABELS = {
  title: 'title',
  description: 'description',
  tags: 'tags',
  childIds: 'children',
  roomIds: 'rooms',
  isVisible: 'visible',
} as const;

/** The list is the parents', too, to whom a child is its first name. */
const nameOf = (child: Photo['children'][number]) => ('lastName' in child ? fullName(child) : child.firstName);

/** Changes what is said of a photo and who is in it. */
export default function EditPhotoDialog({ photo, open, onOpenChange }: EditPhotoDialogProps) {
  const { t } = useTranslation();
  const { values, change, meanwhile, takeNewest, tagged, isPending, refused, save } = usePhotoEdit(photo, () =>
    onOpenChange(false),
  );
  const [blank, setBlank] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBlank(values.title.trim() === '');
    if (values.title.trim() !== '') save();
  };
  const saidOf = (newest: Photo, key: keyof PhotoEdit): string => {
    if (key === 'childIds') return newest.children.map(nameOf).join(', ');
    if (key === 'roomIds') return newest.rooms.map(({ name }) => name).join(', ');
    if (key === 'isVisible') return t(newest.isVisible ? 'galleryManagement.visible' : 'galleryManagement.hidden');
    return editOf(newest)[key];
  };
  const differences = (keys: readonly (keyof PhotoEdit)[] = []) =>
    keys.map((key) => ({
      key,
      label: t(`galleryManagement.fields.${LABELS[key]}`),
      newest: meanwhile && (saidOf(meanwhile.newest, key) || '–'),
    }));

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
        {meanwhile && (
          <EditConflict
            theirs={differences(meanwhile.theirs)}
            clashes={differences(meanwhile.clashes)}
            onTakeNewest={takeNewest}
          />
        )}
        <Field label={t('galleryManagement.fields.title')} required {...(titleError && { error: titleError })}>
          <TextInput value={values.title} maxLength={200} onChange={(event) => change({ title: event.target.value })} />
        </Field>
        <PhotoFields values={values} onChange={change} errors={refused} tagged={tagged} />
      </div>
    </Dialog>
  );
}
