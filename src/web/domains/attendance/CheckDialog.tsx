import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { childrenOn } from '#web/domains/children/queries.ts';
import { showRefusedFields } from '#web/lib/formErrors.ts';
import { centerNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { tellIncomplete } from '#web/ui/tellIncomplete.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { CheckFields, type CheckValues } from './CheckFields.tsx';
import { LaterThanNow } from './LaterThanNow.tsx';
import PickupQuestion from './PickupQuestion.tsx';
import { performersFor, recordedAs } from './performers.ts';
import type { RefusedPickup } from './pickup.ts';
import { attendanceOn, noticesOn } from './queries.ts';
import { type Action, nextActionOf, type Recording, recordingOf } from './rules.ts';
import { useRecordAttendance } from './useRecordAttendance.ts';

export type CheckDialogProps = Opened & {
  /** Chosen already, when it was opened from the child's row. */
  childId?: number;
  action?: Action;
  /** By somebody whose name is typed. */
  byOther?: boolean;
};

/** Check In/Out: who, which way, when, and by whom (attendance-9). */
export default function CheckDialog({ open, onClose, childId, action, byOther }: CheckDialogProps) {
  const { t } = useTranslation();
  const { data: family = [] } = useQuery(childrenOn(centerNow().date));
  const { data: days = [] } = useQuery(attendanceOn(centerNow().date));
  const { data: notices } = useQuery(noticesOn(centerNow().date));
  const [asked, setAsked] = useState<CheckValues | null>(null);
  const [refused, setRefused] = useState<RefusedPickup>();
  const { mutate: record, isPending } = useRecordAttendance(setRefused);

  const nextActionFor = (id: number | null) => nextActionOf(days.find((day) => day.childId === id));
  const { control, register, handleSubmit, setValue, setError, formState } = useForm<CheckValues>({
    defaultValues: {
      childId: childId ?? null,
      action: action ?? nextActionFor(childId ?? null),
      time: centerNow().time,
      performer: byOther ? 'other' : null,
      guardianName: '',
    },
  });
  const { errors } = formState;
  const [chosenId, chosenAction] = useWatch({ control, name: ['childId', 'action'] });
  const child = family.find(({ id }) => id === chosenId);

  const send = (values: CheckValues) => {
    const performer = performersFor(child, { action: values.action, date: centerNow().date }).find(
      ({ key }) => key === values.performer,
    );
    const by = performer && recordedAs(performer, values.guardianName);
    if (values.childId === null || !by) return;
    const at = { date: centerNow().date, time: values.time };
    save(recordingOf(values.childId, values.action, at, by));
  };
  const save = (body: Recording) =>
    record(
      { body },
      {
        onSuccess: onClose,
        onError: (error) => {
          const time = body.checkOutTime ? 'checkOutTime' : 'checkInTime';
          showRefusedFields(error, { childId: 'childId', time }, setError);
        },
      },
    );

  return (
    <>
      <FormDialog
        open={open}
        onClose={onClose}
        title={t('attendanceDialog.title')}
        description={t('attendanceDialog.description')}
        onSubmit={handleSubmit(
          (values) => (values.time > centerNow().time ? setAsked(values) : send(values)),
          tellIncomplete(t('attendance.validation')),
        )}
        submit={t(chosenAction === 'check-in' ? 'attendanceDialog.checkIn' : 'attendanceDialog.checkOut')}
        busy={isPending}
      >
        <CheckFields
          family={family}
          child={child}
          day={days.find((day) => day.childId === chosenId)}
          notices={notices}
          control={control}
          register={register}
          errors={errors}
          onChild={(id) => {
            setValue('action', nextActionFor(id));
            setValue('performer', null);
          }}
        />
      </FormDialog>
      <LaterThanNow
        time={asked?.time}
        onChange={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (asked) send(asked);
        }}
      />
      {refused && (
        <PickupQuestion
          refused={refused}
          onCancel={() => setRefused(undefined)}
          onAcknowledge={(body) => {
            setRefused(undefined);
            save(body);
          }}
        />
      )}
    </>
  );
}
