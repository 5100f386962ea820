import type { PhotoValues } from '#web/domains/gallery/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

type PhotoFieldsProps = {
  values: PhotoValues;
  onChange(values: PhotoValues): void;
  /** The texts of refused fields, by the name they are sent as. */
  errors: Readonly<Record<string, string>>;
};

/** What staff say of one or several photos, beside the title and who sees them. */
export function PhotoFields({ values, onChange, errors }: PhotoFieldsProps) {
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
      <Switch
        label={t('galleryManagement.fields.visible')}
        hint={t('galleryManagement.fields.visibleHint')}
        checked={values.isVisible}
        onChange={(event) => onChange({ ...values, isVisible: event.target.checked })}
      />
    </div>
  );
}
