import { type FormEvent, useState } from 'react';
import { fullName } from '#web/domains/children/rules.ts';
import { audienceOf, isAudienceSaid, type Photo, type PhotoEdit } from '#web/domains/gallery/rules.ts';
import { EditConflict } from '#web/layout/EditConflict.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { AudienceField } from './AudienceField.tsx';
import { PhotoFields } from './PhotoFields.tsx';
import { usePhotoEdit } from './usePhotoEdit.ts';

const LABELS = {
  audience: 'audience',
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
export default function EditPhoto({ photo, ...opened }: Opened & { photo: Photo }) {
  const { t } = useTranslation();
  const { base, values, change, meanwhile, takeNewest, isPending, refused, save } = usePhotoEdit(photo, opened.onClose);
  const [tried, setTried] = useState(false);
  const blank = tried && values.title.trim() === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (values.title.trim() !== '' && isAudienceSaid(values)) save();
  };
  // The newest is what the edit is based on from then on: it knows the names of those in it.
  const shown = (key: keyof PhotoEdit): string => {
    if (key === 'childIds') return base.children.map(nameOf).join(', ');
    if (key === 'roomIds') return base.rooms.map(({ name }) => name).join(', ');
    if (key === 'isVisible') return t(base.isVisible ? 'galleryManagement.visible' : 'galleryManagement.hidden');
    if (key === 'audience') return t(`galleryManagement.audience.${audienceOf(base)}`);
    return meanwhile?.newest[key] ?? '';
  };

  const titleError = blank ? t('galleryManagement.fields.titleRequired') : refused.title;
  return (
    <FormDialog
      {...opened}
      title={t('galleryManagement.edit.title')}
      onSubmit={submit}
      submit={t('common.saveChanges')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <EditConflict
        meanwhile={meanwhile}
        label={(key) => t(`galleryManagement.fields.${LABELS[key]}`)}
        shown={(key) => shown(key) || '–'}
        onTakeNewest={takeNewest}
      />
      <Field label={t('galleryManagement.fields.title')} required {...(titleError && { error: titleError })}>
        <TextInput value={values.title} maxLength={200} onChange={(event) => change({ title: event.target.value })} />
      </Field>
      <AudienceField
        values={values}
        onChange={change}
        errors={refused}
        isMissing={tried && !isAudienceSaid(values)}
        tagged={base.children}
        photoId={base.id}
      />
      <PhotoFields values={values} onChange={change} errors={refused} />
    </FormDialog>
  );
}
