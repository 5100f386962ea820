import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCenterToday } from '../../../lib/time.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { DateInput } from '../../../ui/DateInput.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { Room } from '../rules.ts';

export type ChildValues = {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  room: string;
  allergies: string;
};

type ChildFieldsProps = {
  register: UseFormRegister<ChildValues>;
  errors: FieldErrors<ChildValues>;
  disabled: boolean;
  rooms: readonly Room[];
  roomsFailed: boolean;
  onRetryRooms(): void;
};

export function ChildFields({ register, errors, disabled, rooms, roomsFailed, onRetryRooms }: ChildFieldsProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const there = (message: string) => ({ validate: (text: string) => text.trim() !== '' || message });
  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-5 sm:grid-cols-2">
      <Field label={t('enrollment.child.firstName')} required error={errors.firstName?.message}>
        <TextInput
          autoComplete="off"
          autoCapitalize="words"
          {...register('firstName', there(t('enrollment.child.noFirstName')))}
        />
      </Field>
      <Field label={t('enrollment.child.lastName')} required error={errors.lastName?.message}>
        <TextInput
          autoComplete="off"
          autoCapitalize="words"
          {...register('lastName', there(t('enrollment.child.noLastName')))}
        />
      </Field>
      <Field label={t('enrollment.child.dateOfBirth')} required error={errors.dateOfBirth?.message}>
        <DateInput
          max={today}
          {...register('dateOfBirth', {
            required: t('enrollment.child.noDateOfBirth'),
            validate: (day) => day <= today || t('enrollment.child.futureDateOfBirth'),
          })}
        />
      </Field>
      <Field label={t('enrollment.child.room')} required error={errors.room?.message}>
        <Select
          placeholder={t('enrollment.child.roomPlaceholder')}
          {...register('room', there(t('enrollment.child.noRoom')))}
        >
          {rooms.map(({ id, name }) => (
            <option key={id} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {roomsFailed && (
        <Alert tone="error" className="sm:col-span-2" retry={{ label: t('shell.tryAgain'), onRetry: onRetryRooms }}>
          {t('enrollment.child.roomsFailed')}
        </Alert>
      )}
      <Field
        label={t('enrollment.child.allergies')}
        optionalLabel={t('enrollment.child.optional')}
        error={errors.allergies?.message}
        className="sm:col-span-2"
      >
        <TextArea minRows={2} placeholder={t('enrollment.child.allergiesPlaceholder')} {...register('allergies')} />
      </Field>
    </fieldset>
  );
}
