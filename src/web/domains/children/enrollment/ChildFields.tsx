import { useQuery } from '@tanstack/react-query';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { rooms } from '#web/domains/center/queries.ts';
import { enrollmentRooms } from '#web/domains/center/rules.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

export type ChildValues = {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  room: string;
  allergies: string;
  /** The first day; empty: today. */
  enrolledOn: string;
};

type ChildFieldsProps<Values extends ChildValues> = {
  register: UseFormRegister<Values>;
  errors: FieldErrors<ChildValues>;
  disabled?: boolean;
  /** The dialog and the pages word it differently (children-2). */
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
      <Field label={t('common.firstName')} required error={errors.firstName?.message}>
        <TextInput autoComplete="off" autoCapitalize="words" {...register('firstName', there(noFirstName))} />
      </Field>
      <Field label={t('common.lastName')} required error={errors.lastName?.message}>
        <TextInput
          autoComplete="off"
          autoCapitalize="words"
          {...register('lastName', there(t('common.lastNameIsRequired')))}
        />
      </Field>
      <Field label={t('common.dateOfBirth')} required error={errors.dateOfBirth?.message}>
        <DateInput
          max={today}
          {...register('dateOfBirth', {
            required: t('childrenEnrollment.child.noDateOfBirth'),
            validate: (day) => day <= today || t('childrenEnrollment.child.futureDateOfBirth'),
          })}
        />
      </Field>
      <Field label={t('childrenEnrollment.child.room')} required error={errors.room?.message}>
        <Select
          placeholder={t('childrenEnrollment.child.roomPlaceholder')}
          options={[...offered].map((name) => ({ value: name, label: name }))}
          {...register('room', there(t('childrenEnrollment.child.noRoom')))}
        />
      </Field>
      <Field
        label={t('childrenEnrollment.child.firstDay')}
        optionalLabel={t('common.optional')}
        hint={t('childrenEnrollment.child.firstDayHint')}
        error={errors.enrolledOn?.message}
      >
        <DateInput {...register('enrolledOn')} />
      </Field>
      <LoadFailed read={readRooms} failed={t('common.theRoomsCouldNotBeLoaded')} className="sm:col-span-2" />
      <Field
        label={t('childrenEnrollment.child.allergies')}
        optionalLabel={t('common.optional')}
        error={errors.allergies?.message}
        className="sm:col-span-2"
      >
        <TextArea
          minRows={2}
          placeholder={t('childrenEnrollment.child.allergiesPlaceholder')}
          {...register('allergies')}
        />
      </Field>
    </fieldset>
  );
}
