import { type Control, type FieldErrors, type UseFormRegister, useController } from 'react-hook-form';
import { ChildCombobox } from '#web/domains/children/ChildCombobox.tsx';
import { AllergyMark } from '#web/domains/children/ChildName.tsx';
import type { Child } from '#web/domains/children/rules.ts';
import { formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Field } from '#web/ui/Field.tsx';
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { TimeInput } from '#web/ui/TimeInput.tsx';
import NoticeLines from './NoticeLines.tsx';
import { concerning, type DayNotice, mattering } from './notices.ts';
import { PerformerCards } from './PerformerCards.tsx';
import { PickupWarning } from './PickupWarning.tsx';
import { type Action, type AttendanceDay, lastSpanOf, whereaboutsOf } from './rules.ts';

export type CheckValues = {
  childId: number | null;
  action: Action;
  time: string;
  /** The key of who brings or collects. */
  performer: string | null;
  /** Who 'Other Authorized Guardian' is. */
  guardianName: string;
};

type CheckFieldsProps = {
  family: readonly Child[];
  /** The chosen child and its day. */
  child: Child | undefined;
  day: AttendanceDay | undefined;
  /** What families told for the day. */
  notices: readonly DayNotice[] | undefined;
  control: Control<CheckValues>;
  register: UseFormRegister<CheckValues>;
  errors: FieldErrors<CheckValues>;
  onChild(childId: number | null): void;
};

export function CheckFields({ family, child, day, notices, control, register, errors, onChild }: CheckFieldsProps) {
  const { t } = useTranslation();
  const span = day && lastSpanOf(day);
  const known =
    span &&
    (span.checkOutTime
      ? t('attendanceDialog.alreadyLeft', { time: formatTime(span.checkOutTime) })
      : t('attendanceDialog.alreadyHere', { time: formatTime(span.checkInTime) }));
  // Registered in the order in which they stand, which is the order of their errors.
  const { field: chosen } = useController({
    control,
    name: 'childId',
    rules: { validate: (id) => id !== null || t('attendanceDialog.noChild') },
  });
  const { field: action } = useController({ control, name: 'action' });
  const time = register('time', { required: t('attendanceDialog.timeRequired') });
  const { field: performer } = useController({
    control,
    name: 'performer',
    rules: { validate: (key) => key !== null || t('attendanceDialog.noPerformer') },
  });

  const told = concerning(mattering(notices, child?.id, whereaboutsOf(day, true)), action.value);

  return (
    <div className="flex flex-col gap-5">
      <Field label={t('children.choice.label')} required error={errors.childId?.message} hint={known}>
        <ChildCombobox
          ref={chosen.ref}
          family={family}
          value={chosen.value}
          onChange={(id) => {
            chosen.onChange(id);
            onChild(id);
          }}
        />
        {child?.allergies && <AllergyMark allergies={child.allergies} />}
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] gap-4 sm:grid-cols-[1fr_10rem] sm:gap-5">
        <div className="flex flex-col gap-1.5">
          <span className="font-medium" aria-hidden="true">
            {t('attendanceDialog.action')}
          </span>
          <SegmentedControl
            label={t('attendanceDialog.action')}
            value={action.value}
            onChange={action.onChange}
            options={[
              { value: 'check-in', label: t('attendanceDialog.checkIn') },
              { value: 'check-out', label: t('attendanceDialog.checkOut') },
            ]}
          />
        </div>
        <Field label={t('attendanceDialog.time')} required error={errors.time?.message}>
          <TimeInput {...time} />
        </Field>
      </div>
      {told.length > 0 && (
        <Alert title={t('attendance.notices.title')}>
          <span className="mt-1 flex flex-col gap-2">
            <NoticeLines whole notices={told} />
          </span>
        </Alert>
      )}
      {child && action.value === 'check-out' && <PickupWarning key={child.id} child={child} />}
      <Field
        group
        required
        label={t(action.value === 'check-in' ? 'attendanceDialog.droppedOffBy' : 'attendanceDialog.pickedUpBy')}
        hint={!child && t('attendanceDialog.childFirst')}
        error={errors.performer?.message}
      >
        <PerformerCards
          ref={performer.ref}
          child={child}
          action={action.value}
          value={performer.value}
          onChange={performer.onChange}
        />
      </Field>
      {performer.value === 'other' && (
        <Field label={t('attendanceDialog.guardianName')} required error={errors.guardianName?.message}>
          <TextInput
            autoComplete="off"
            autoCapitalize="words"
            {...register('guardianName', {
              validate: (name, { performer }) =>
                performer !== 'other' || name.trim() !== '' || t('attendanceDialog.noName'),
            })}
          />
        </Field>
      )}
    </div>
  );
}
