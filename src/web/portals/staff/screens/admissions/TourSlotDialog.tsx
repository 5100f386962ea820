import { useForm } from 'react-hook-form';
import { changeTours, openTours } from '#web/domains/admissions/queries.ts';
import type { TourSlot, TourSlots } from '#web/domains/admissions/rules.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { TimeInput } from '#web/ui/TimeInput.tsx';
import { tellIncomplete } from '#web/ui/tellIncomplete.ts';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

type TourSlotDialogProps = Opened & { slot: TourSlot | null; hosts: TourSlots['hosts'] };

const FIELDS = ['date', 'time', 'minutes', 'places', 'hostId', 'weeklyUntil'] as const;

/** Opens a time for tours, once or each week, or changes one. */
export default function TourSlotDialog({ slot, hosts, ...opened }: TourSlotDialogProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const { register, setError, handleSubmit, formState, watch } = useForm({
    defaultValues: {
      date: slot?.date ?? '',
      time: slot?.time ?? '10:00',
      minutes: String(slot?.minutes ?? 30),
      places: String(slot?.places ?? 1),
      hostId: slot?.host ? String(slot.host.id) : '',
      weeklyUntil: '',
    },
  });
  const { errors } = formState;
  const rest = {
    failed: t('admissionsTours.notSaved'),
    onDone: opened.onClose,
    fields: [...FIELDS],
    setError,
  };
  const opening = useAction(openTours, {
    ...rest,
    done: (reply) => t('admissionsTours.opened', { count: reply.opened }),
  });
  const changing = useAction(changeTours, { ...rest, done: t('admissionsTours.saved') });
  const needed = { required: t('admissionsTours.needed') };
  const send = handleSubmit(
    ({ weeklyUntil, hostId, minutes, places, ...when }) => {
      const said = {
        ...when,
        minutes: Number(minutes),
        places: Number(places),
        hostId: hostId ? Number(hostId) : null,
      };
      return slot
        ? changing.run({ params: { id: slot.id }, body: { ...said, version: slot.version } })
        : opening.run({ body: { ...said, weeklyUntil: weeklyUntil || null } });
    },
    tellIncomplete(t('admissionsTours.incomplete')),
  );
  return (
    <FormDialog
      {...opened}
      title={t(slot ? 'admissionsTours.editTitle' : 'admissionsTours.openTitle')}
      description={t(slot ? 'admissionsTours.editText' : 'admissionsTours.openText')}
      onSubmit={send}
      submit={t(slot ? 'common.save' : 'admissionsTours.open')}
      busy={opening.isPending || changing.isPending}
      busyLabel={t('common.saving')}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('admissionsTours.date')} required error={errors.date?.message}>
          <DateInput min={today} {...register('date', needed)} />
        </Field>
        <Field label={t('admissionsTours.time')} required error={errors.time?.message}>
          <TimeInput {...register('time', needed)} />
        </Field>
        <Field label={t('admissionsTours.minutes')} required error={errors.minutes?.message}>
          <TextInput inputMode="numeric" autoComplete="off" {...register('minutes', needed)} />
        </Field>
        <Field label={t('admissionsTours.places')} required error={errors.places?.message}>
          <TextInput inputMode="numeric" autoComplete="off" {...register('places', needed)} />
        </Field>
        <Field
          label={t('admissionsTours.host')}
          optionalLabel={t('common.optional')}
          error={errors.hostId?.message}
          className="sm:col-span-2"
        >
          <Select
            placeholder={t('admissionsTours.nobody')}
            options={hosts.map(({ id, name }) => ({ value: String(id), label: name }))}
            {...register('hostId')}
          />
        </Field>
        {!slot && (
          <Field
            label={t('admissionsTours.weeklyUntil')}
            hint={t('admissionsTours.weeklyHint')}
            optionalLabel={t('common.optional')}
            error={errors.weeklyUntil?.message}
            className="sm:col-span-2"
          >
            <DateInput min={watch('date') || today} {...register('weeklyUntil')} />
          </Field>
        )}
      </div>
    </FormDialog>
  );
}
