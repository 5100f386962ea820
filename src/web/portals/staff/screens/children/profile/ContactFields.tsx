import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { RelationshipSelect } from '#web/domains/guardians/RelationshipSelect.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { EmailInput } from '#web/ui/EmailInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { type ChildEditValues, useEditLabels } from './editValues.ts';

type ContactFieldsProps = {
  register: UseFormRegister<ChildEditValues>;
  errors: FieldErrors<ChildEditValues>;
  /** The stored one. */
  relationship: string;
};

/** How the family is reached; every field may stay to be collected. */
export function ContactFields({ register, errors, relationship }: ContactFieldsProps) {
  const { t } = useTranslation();
  const labels = useEditLabels();
  const unknown = t('shell.toBeCollected');
  return (
    <div className="grid min-w-0 gap-5 sm:grid-cols-2">
      <Field label={labels.parentName} error={errors.parentName?.message}>
        <TextInput autoComplete="off" autoCapitalize="words" placeholder={unknown} {...register('parentName')} />
      </Field>
      <Field label={labels.relationship} error={errors.relationship?.message}>
        <RelationshipSelect current={relationship} {...register('relationship')} />
      </Field>
      <Field label={labels.parentPhone} error={errors.parentPhone?.message}>
        <TextInput type="tel" autoComplete="off" placeholder={unknown} {...register('parentPhone')} />
      </Field>
      <Field label={labels.parentEmail} error={errors.parentEmail?.message}>
        <EmailInput placeholder={unknown} {...register('parentEmail')} />
      </Field>
      <Field label={labels.parentDriversLicense} error={errors.parentDriversLicense?.message}>
        <TextInput autoComplete="off" placeholder={unknown} {...register('parentDriversLicense')} />
      </Field>
      <Field label={labels.emergencyContact} error={errors.emergencyContact?.message}>
        <TextInput autoComplete="off" placeholder={unknown} {...register('emergencyContact')} />
      </Field>
    </div>
  );
}
