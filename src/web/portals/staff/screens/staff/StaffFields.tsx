import { useQuery } from '@tanstack/react-query';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { EMAIL } from '#web/domains/accounts/rules.ts';
import { rooms } from '#web/domains/center/queries.ts';
import { roles } from '#web/domains/center/roles/queries.ts';
import { useRoleName } from '#web/domains/staff/roleName.ts';
import { roleOptions, roomOptions, type StaffValues } from '#web/domains/staff/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { EmailInput } from '#web/ui/EmailInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

type StaffFieldsProps = {
  register: UseFormRegister<StaffValues>;
  errors: FieldErrors<StaffValues>;
  /** Of somebody who never gave one. */
  phoneMayBeEmpty?: boolean;
};

/** The fields of a staff member, for adding and editing. */
export function StaffFields({ register, errors, phoneMayBeEmpty = false }: StaffFieldsProps) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const { data: centerRoles } = useQuery(roles);
  const { data: centerRooms = [] } = useQuery(rooms);
  const there = (message: string) => ({ validate: (text: string) => text.trim() !== '' || message });
  const same = (name: string) => ({ value: name, label: name });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t('staff.fields.firstName')} required error={errors.firstName?.message}>
        <TextInput
          autoComplete="off"
          autoCapitalize="words"
          {...register('firstName', there(t('common.firstNameIsRequired')))}
        />
      </Field>
      <Field label={t('staff.fields.lastName')} required error={errors.lastName?.message}>
        <TextInput
          autoComplete="off"
          autoCapitalize="words"
          {...register('lastName', there(t('common.lastNameIsRequired')))}
        />
      </Field>
      <Field label={t('staff.fields.role')} required error={errors.role?.message}>
        <Select
          placeholder={t('staff.fields.rolePlaceholder')}
          options={roleOptions(centerRoles).map((role) => ({ value: role, label: roleName(role) }))}
          {...register('role', there(t('staff.required.role')))}
        />
      </Field>
      <Field label={t('staff.fields.room')} error={errors.room?.message}>
        <Select
          options={[{ value: '', label: t('staff.fields.noRoom') }, ...roomOptions(centerRooms).map(same)]}
          {...register('room')}
        />
      </Field>
      <Field label={t('staff.fields.phone')} required={!phoneMayBeEmpty} error={errors.phone?.message}>
        <TextInput
          type="tel"
          autoComplete="off"
          {...register('phone', phoneMayBeEmpty ? {} : there(t('staff.required.phone')))}
        />
      </Field>
      <Field label={t('staff.fields.email')} required error={errors.email?.message}>
        <EmailInput
          {...register('email', { validate: (email) => EMAIL.test(email) || t('accounts.login.invalidEmail') })}
        />
      </Field>
    </div>
  );
}

/** The server knows the fields by the same names. */
export const FIELDS = ['firstName', 'lastName', 'role', 'room', 'phone', 'email'] as const;
