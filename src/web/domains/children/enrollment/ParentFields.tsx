import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useTranslation } from '../../../lib/useTranslation.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { EMAIL } from '../../accounts/rules.ts';
import { RelationshipSelect } from '../../guardians/RelationshipSelect.tsx';

export type ParentValues = { parentEmail: string; parentName: string; parentPhone: string; relationship: string };

type ParentFieldsProps = { register: UseFormRegister<ParentValues>; errors: FieldErrors<ParentValues> };

/** The parent whom the wizard invites (seed 000 section 5). */
export function ParentFields({ register, errors }: ParentFieldsProps) {
  const { t } = useTranslation();
  const there = (text: string, message: string) => text.trim() !== '' || message;
  return (
    <div className="grid min-w-0 gap-5 sm:grid-cols-2">
      <Field
        label={t('enrollment.invitation.email')}
        required
        error={errors.parentEmail?.message}
        className="sm:col-span-2"
      >
        <TextInput
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...register('parentEmail', {
            validate: {
              there: (email) => there(email, t('enrollment.invitation.noEmail')),
              looksRight: (email) => EMAIL.test(email) || t('enrollment.invitation.invalidEmail'),
            },
          })}
        />
      </Field>
      <Field
        label={t('enrollment.invitation.name')}
        required
        error={errors.parentName?.message}
        className="sm:col-span-2"
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="words"
          {...register('parentName', { validate: (name) => there(name, t('enrollment.invitation.noName')) })}
        />
      </Field>
      <Field label={t('enrollment.invitation.phone')} required error={errors.parentPhone?.message}>
        <TextInput
          type="tel"
          autoComplete="off"
          {...register('parentPhone', { validate: (phone) => there(phone, t('enrollment.invitation.noPhone')) })}
        />
      </Field>
      <Field label={t('enrollment.invitation.relationship')} error={errors.relationship?.message}>
        <RelationshipSelect {...register('relationship')} />
      </Field>
    </div>
  );
}
