import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { EMAIL } from '#web/domains/accounts/rules.ts';
import { RelationshipSelect } from '#web/domains/guardians/RelationshipSelect.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { EmailInput } from '#web/ui/EmailInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

export type ParentValues = { parentEmail: string; parentName: string; parentPhone: string; relationship: string };

type ParentFieldsProps = { register: UseFormRegister<ParentValues>; errors: FieldErrors<ParentValues> };

/** The parent whom the wizard invites (children-5). */
export function ParentFields({ register, errors }: ParentFieldsProps) {
  const { t } = useTranslation();
  const there = (text: string, message: string) => text.trim() !== '' || message;
  return (
    <div className="grid min-w-0 gap-5 sm:grid-cols-2">
      <Field
        label={t('childrenEnrollment.invitation.email')}
        required
        error={errors.parentEmail?.message}
        className="sm:col-span-2"
      >
        <EmailInput
          {...register('parentEmail', {
            validate: {
              there: (email) => there(email, t('childrenEnrollment.invitation.noEmail')),
              looksRight: (email) => EMAIL.test(email) || t('common.invalidEmailAddress'),
            },
          })}
        />
      </Field>
      <Field
        label={t('childrenEnrollment.invitation.name')}
        required
        error={errors.parentName?.message}
        className="sm:col-span-2"
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="words"
          {...register('parentName', { validate: (name) => there(name, t('childrenEnrollment.invitation.noName')) })}
        />
      </Field>
      <Field label={t('childrenEnrollment.invitation.phone')} required error={errors.parentPhone?.message}>
        <TextInput
          type="tel"
          autoComplete="off"
          {...register('parentPhone', {
            validate: (phone) => there(phone, t('childrenEnrollment.invitation.noPhone')),
          })}
        />
      </Field>
      <Field label={t('common.relationship')} error={errors.relationship?.message}>
        <RelationshipSelect {...register('relationship')} />
      </Field>
    </div>
  );
}
