import { type Control, Controller, type FieldErrors, type UseFormRegister, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../lib/time.ts';
import { Field } from '../../ui/Field.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { TimeInput } from '../../ui/TimeInput.tsx';
import { ChildCombobox } from '../children/ChildCombobox.tsx';
import { AllergyMark } from '../children/ChildName.tsx';
import type { Child } from '../children/rules.ts';
import { PerformerCards } from './PerformerCards.tsx';
import type { PerformerKind } from './performers.ts';
import { type Action, type AttendanceDay, lastSpanOf } from './rules.ts';

export type CheckValues = {
  childId: number | null;
  action: Action;
  time: string;
  performer: PerformerKind | null;
  /** Who 'Other Authorized Guardian' is. */
  guardianName: string;
};

type CheckFieldsProps = {
  family: readonly Child[];
  /** The chosen child and its day. */
  child: Child | undefined;
  day: AttendanceDay | undefined;
  control: Control<CheckValues>;
  register: UseFormRegister<CheckValues>;
  errors: FieldErrors<CheckValues>;
  onChild(childId: number | null): void;
};

export function CheckFields({ family, child, day, control, register, errors, onChild }: CheckFieldsProps) {
  const { t } = useTranslation();
  const performer = useWatch({ control, name: 'performer' });
  const span = day && lastSpanOf(day);
  const known =
    span &&
    (span.checkOutTime
      ? t('attendance.dialog.alreadyLeft', { time: formatTime(span.checkOutTime) })
      : t('attendance.dialog.alreadyHere', { time: formatTime(span.checkInTime) }));
  return (
    <div className="flex flex-col gap-5">
      <Controller
        control={control}
        name="childId"
        rules={{ validate: (id) => id !== null || t('attendance.dialog.noChild') }}
        render={({ field: { ref, value, onChange } }) => (
          <Field label={t('children.choice.label')} required error={errors.childId?.message} hint={known}>
            <ChildCombobox
              ref={ref}
              family={family}
              value={value}
              onChange={(id) => {
                onChange(id);
                onChild(id);
              }}
            />
            {child?.allergies && <AllergyMark allergies={child.allergies} />}
          </Field>
        )}
      />
      <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
        <Controller
          control={control}
          name="action"
          render={({ field: { name, value, onChange } }) => (
            <Field group label={t('attendance.dialog.action')}>
              <RadioCards
                name={name}
                value={value}
                onChange={onChange}
                columns={2}
                options={[
                  { value: 'check-in', label: t('attendance.dialog.checkIn') },
                  { value: 'check-out', label: t('attendance.dialog.checkOut') },
                ]}
              />
            </Field>
          )}
        />
        <Field label={t('attendance.dialog.time')} required error={errors.time?.message}>
          <TimeInput {...register('time', { required: t('attendance.dialog.timeRequired') })} />
        </Field>
      </div>
      <Controller
        control={control}
        name="performer"
        rules={{ validate: (kind) => kind !== null || t('attendance.dialog.noPerformer') }}
        render={({ field: { ref, value, onChange } }) => (
          <Field
            group
            required
            label={t('attendance.dialog.performedBy')}
            hint={!child && t('attendance.dialog.childFirst')}
            error={errors.performer?.message}
          >
            <PerformerCards ref={ref} child={child} value={value} onChange={onChange} />
          </Field>
        )}
      />
      {performer === 'other' && (
        <Field label={t('attendance.dialog.guardianName')} required error={errors.guardianName?.message}>
          <TextInput
            autoComplete="off"
            autoCapitalize="words"
            {...register('guardianName', {
              validate: (name, { performer }) =>
                performer !== 'other' || name.trim() !== '' || t('attendance.dialog.noName'),
            })}
          />
        </Field>
      )}
    </div>
  );
}
