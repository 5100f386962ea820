import { useForm } from 'react-hook-form';
import { askForCorrection } from '#web/domains/time-clock/queries.ts';
import { centerNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { Duty } from '#web/portals/staff/screens/staff/duties/useDutyTimes.ts';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TimeInput } from '#web/ui/TimeInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

interface Values {
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  reason: string;
}
const FIELDS = ['startDate', 'startTime', 'endDate', 'endTime', 'reason'] as const;

/** Asks that one's own duty be corrected, or a missing one be added; whoever manages staff answers. */
export default function AskForCorrection({ duty, ...opened }: Opened & { duty: Duty | null }) {
  const { t } = useTranslation();
  const { date } = centerNow();
  const startDate = duty?.startDate ?? date;
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: {
      startDate,
      startTime: duty?.startTime ?? '',
      endDate: duty?.endDate ?? startDate,
      endTime: duty?.endTime ?? '',
      reason: '',
    },
  });
  const { errors } = formState;
  const { run, isPending } = useAction(askForCorrection, {
    done: t('timeClock.ask.done'),
    failed: t('timeClock.ask.failed'),
    onDone: opened.onClose,
    fields: FIELDS,
    setError,
  });
  const day = { required: t('timeClock.ask.required.date') };
  const time = { required: t('timeClock.ask.required.time') };
  return (
    <FormDialog
      {...opened}
      title={t('timeClock.ask.title')}
      description={t('timeClock.ask.text')}
      onSubmit={handleSubmit((values) => run({ body: { ...values, dutyId: duty?.id ?? null } }))}
      submit={t('timeClock.ask.submit')}
      busy={isPending}
      busyLabel={t('timeClock.saving')}
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label={t('timeClock.ask.startDate')} error={errors.startDate?.message} required>
          <DateInput max={date} {...register('startDate', day)} />
        </Field>
        <Field label={t('timeClock.ask.start')} error={errors.startTime?.message} required>
          <TimeInput {...register('startTime', time)} />
        </Field>
        <Field label={t('timeClock.ask.endDate')} error={errors.endDate?.message} required>
          <DateInput max={date} {...register('endDate', day)} />
        </Field>
        <Field label={t('timeClock.ask.end')} error={errors.endTime?.message} required>
          <TimeInput {...register('endTime', time)} />
        </Field>
      </div>
      <Field
        label={t('timeClock.ask.reason')}
        hint={t('timeClock.ask.reasonHint')}
        error={errors.reason?.message}
        required
      >
        <TextArea
          minRows={2}
          maxLength={500}
          {...register('reason', { required: t('timeClock.ask.required.reason') })}
        />
      </Field>
    </FormDialog>
  );
}
