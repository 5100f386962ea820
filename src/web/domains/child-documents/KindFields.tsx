import type { FieldErrors, FieldValues, Path, UseFormRegister } from 'react-hook-form';
import { type DocumentKind, isOnesOwn } from '#contract/child-documents-choices.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

type KindFieldsProps<Values extends FieldValues> = {
  kind: '' | DocumentKind;
  kinds: readonly DocumentKind[];
  register: UseFormRegister<Values>;
  errors: FieldErrors<{ kind: string; title: string }>;
  isGuardian: boolean;
};

/** Which document it is; one without a name of ours is given a title. */
export function KindFields<Values extends FieldValues & { kind: string; title: string }>({
  kind,
  kinds,
  register,
  errors,
  isGuardian,
}: KindFieldsProps<Values>) {
  const { t } = useTranslation();
  const hint = isGuardian && kind !== '' && isOnesOwn(kind) ? { hint: t('childDocuments.fields.ownHint') } : {};
  return (
    <>
      <Field label={t('childDocuments.fields.kind')} required error={errors.kind?.message} {...hint}>
        <Select
          placeholder={t('childDocuments.fields.kindPlaceholder')}
          options={kinds.map((value) => ({ value, label: t(`childDocuments.kinds.${value}`) }))}
          {...register('kind' as Path<Values>, {
            validate: (value) => String(value) !== '' || t('childDocuments.fields.kindRequired'),
          })}
        />
      </Field>
      {kind === 'other' && (
        <Field label={t('childDocuments.fields.title')} required error={errors.title?.message}>
          <TextInput
            maxLength={80}
            {...register('title' as Path<Values>, {
              validate: (value) => String(value).trim() !== '' || t('childDocuments.fields.titleRequired'),
            })}
          />
        </Field>
      )}
    </>
  );
}
