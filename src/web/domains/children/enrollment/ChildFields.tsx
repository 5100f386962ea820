import { useQuery } from '@tanstack/react-query';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useCenterToday } from '../../../lib/time.ts';
import { useTranslation } from '../../../lib/useTranslation.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { DateInput } from '../../../ui/DateInput.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { rooms } from '../../center/queries.ts';
import { enrollmentRooms } from '../../center/rules.ts';

export type ChildValues = {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  room: string;
  allergies: string;
};

type ChildFieldsProps<Values extends ChildValues> = {
  register: UseFormRegister<Values>;
  errors: FieldErrors<ChildValues>;
  disabled?: boolean;
  /** The dialog and the pages word it differently (DECISIONS row 21). */
  noFirstName: string;
  /** Offered even before the rooms are there. */
  currentRoom?: string;
};

/** Who a child is; stands in the wizard, on the enrollment page and where a child is edited. */
export function ChildFields<Values extends ChildValues>({
  register: registerAny,
  errors,
  disabled,
  noFirstName,
  currentRoom,
}: ChildFieldsProps<Values>) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const readRooms = useQuery(rooms);
  const register = registerAny as unknown as UseFormRegister<ChildValues>;
  const there = (message: string) => ({ validate: (text: string) => text.trim() !== '' || message });
  const offered = new Set(enrollmentRooms(readRooms.data ?? []).map(({ name }) => name));
  if (currentRoom) offered.add(currentRoom);

  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-5 sm:grid-cols-2">
      <Field label={t('enrollment.child.firstName')} required error={errors.firstName?.message}>
        <TextInput autoComplete="off" autoCapitalize="words" {...register('firstName', there(noFirstName))} />
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
          options={[...offered].map((name) => ({ value: name, label: name }))}
          {...register('room', there(t('enrollment.child.noRoom')))}
        />
      </Field>
      {readRooms.isError && (
        <Alert
          tone="error"
          className="sm:col-span-2"
          retry={{ label: t('shell.tryAgain'), onRetry: () => void readRooms.refetch() }}
        >
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
