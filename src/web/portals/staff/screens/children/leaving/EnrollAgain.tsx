import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { rooms } from '#web/domains/center/queries.ts';
import { enrollmentRooms } from '#web/domains/center/rules.ts';
import { askOfFullRoom } from '#web/domains/children/fullRoom.ts';
import { enrollAgain } from '#web/domains/children/leaving-queries.ts';
import { fullName, type LeftChild } from '#web/domains/children/rules.ts';
import { formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

interface Values {
  room: string;
  enrolledOn: string;
}
const FIELDS = ['room', 'enrolledOn'] as const;

/** Enrolls a child again; says whose rights come back with it. */
export function EnrollAgain({ left, onBack, ...opened }: Opened & { left: LeftChild; onBack(): void }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const read = useQuery(rooms);
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { room: '', enrolledOn: left.lastDay < today ? today : '' },
  });
  const { errors } = formState;
  const name = left.firstName;
  const { run, isPending } = useAction(enrollAgain, {
    done: ({ enrolledOn }) => t('childrenLeaving.again.done', { name, day: formatDate(enrolledOn) }),
    failed: t('childrenLeaving.again.failed'),
    onDone: opened.onClose,
    fields: FIELDS,
    setError,
  });
  const send = (values: Values, capacityAcknowledged = false): Promise<boolean> =>
    run(
      { params: { id: left.id }, body: { ...values, capacityAcknowledged } },
      {
        onFailed: (error) =>
          askOfFullRoom(error, { title: t('children.full.title'), label: t('childrenLeaving.again.anyway') }, () =>
            send(values, true),
          ),
      },
    );
  return (
    <FormDialog
      {...opened}
      onCancel={onBack}
      cancel={t('common.back')}
      title={t('childrenLeaving.again.title', { name: fullName(left) })}
      description={t('childrenLeaving.again.text', { day: formatDate(left.lastDay) })}
      onSubmit={handleSubmit((values) => send(values))}
      submit={t('childrenLeaving.left.again')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      {read.isError && !read.data && <LoadFailed read={read} failed={t('common.theRoomsCouldNotBeLoaded')} />}
      <Field label={t('childrenLeaving.again.room')} error={errors.room?.message} required>
        <Select
          placeholder={t('childrenEnrollment.child.roomPlaceholder')}
          options={enrollmentRooms(read.data ?? []).map((room) => ({ value: room.name, label: room.name }))}
          {...register('room', { required: t('childrenEnrollment.child.noRoom') })}
        />
      </Field>
      <Field label={t('childrenEnrollment.child.firstDay')} error={errors.enrolledOn?.message} required>
        <DateInput {...register('enrolledOn', { required: t('childrenLeaving.again.noFirstDay') })} />
      </Field>
      <Alert>
        {left.guardians.length > 0
          ? t('childrenLeaving.again.guardians', { name, guardians: left.guardians.join(', ') })
          : t('childrenLeaving.again.noGuardians', { name })}
      </Alert>
    </FormDialog>
  );
}
