import { useForm } from 'react-hook-form';
import { strikeOutDuty } from '#web/domains/staff/queries.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { type Duty, useDutyTimes } from './useDutyTimes.ts';

interface Values {
  reason: string;
}
const FIELDS = ['reason'] as const;

type StrikeOutDutyProps = { duty: Duty; open: boolean; onClose(): void; onDone(): void };

/** Strikes out a time on duty that never was; asks why. */
export function StrikeOutDuty({ duty, open, onClose, onDone }: StrikeOutDutyProps) {
  const { t } = useTranslation();
  const times = useDutyTimes();
  const { register, handleSubmit, setError, formState } = useForm<Values>({ defaultValues: { reason: '' } });
  const { run, isPending } = useAction(strikeOutDuty, {
    done: t('staffDuties.strike.done'),
    failed: t('staffDuties.notSaved'),
    onDone,
    fields: FIELDS,
    setError,
  });
  const send = ({ reason }: Values) =>
    run({ params: { id: duty.staffId, dutyId: duty.id }, body: { reason, version: duty.version } });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onCancel={onDone}
      title={t('staffDuties.strike.title')}
      description={t('staffDuties.strike.text', { date: formatDate(duty.startDate), times: times(duty) })}
      onSubmit={handleSubmit(send)}
      submit={t('staffDuties.strike.submit')}
      busy={isPending}
      busyLabel={t('staffDuties.saving')}
      danger
    >
      <Field
        label={t('staffDuties.fields.reason')}
        hint={t('staffDuties.fields.reasonHint')}
        error={formState.errors.reason?.message}
        required
      >
        <TextArea minRows={2} maxLength={500} {...register('reason', { required: t('staffDuties.required.reason') })} />
      </Field>
    </FormDialog>
  );
}
