import type { Photo, PhotoValues } from '#web/domains/gallery/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { ChildrenField } from './ChildrenField.tsx';
import { RoomsField } from './RoomsField.tsx';

type PhotoFieldsProps = {
  values: PhotoValues;
  onChange(values: PhotoValues): void;
  /** The texts of refused fields, by the name they are sent as. */
  errors: Readonly<Record<string, string>>;
  /** Who is in the photo so far: a child who has left, too, stays to be seen. */
  tagged?: Photo['children'];
};

/** What staff say of one or several photos, beside the title. */
export function PhotoFields({ values, onChange, errors, tagged }: PhotoFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5">
      <Field
        label={t('galleryManagement.fields.description')}
        optionalLabel={t('galleryManagement.fields.optional')}
        error={errors.description}
      >
        <TextArea
          value={values.description}
          maxLength={2000}
          onChange={(event) => onChange({ ...values, description: event.target.value })}
        />
      </Field>
      <Field
        label={t('galleryManagement.fields.tags')}
        hint={t('galleryManagement.fields.tagsHint')}
        optionalLabel={t('galleryManagement.fields.optional')}
        error={errors.tags}
      >
        <TextInput
          value={values.tags}
          autoComplete="off"
          onChange={(event) => onChange({ ...values, tags: event.target.value })}
        />
      </Field>
      <ChildrenField
        chosen={values.childIds}
        onChange={(childIds) => onChange({ ...values, childIds })}
        tagged={tagged}
        error={errors.childIds}
      />
      <RoomsField
        chosen={values.roomIds}
        onChange={(roomIds) => onChange({ ...values, roomIds })}
        error={errors.roomIds}
      />
      <Switch
        label={t('galleryManagement.fields.visible')}
        hint={t('galleryManagement.fields.visibleHint')}
        checked={values.isVisible}
        onChange={(event) => onChange({ ...values, isVisible: event.target.checked })}
      />
    </div>
  );
}
