import { useForm } from 'react-hook-form';
import { fullName } from '#web/domains/children/rules.ts';
import { addDuty, correctDuty } from '#web/domains/staff/queries.ts';
import type { StaffMember } from '#web/domains/staff/rules.ts';
import { centerNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TimeInput } from '#web/ui/TimeInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Duty } from './useDutyTimes.ts';

interface Values {
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  reason: string;
}
const FIELDS = ['startDate', 'startTime', 'endDate', 'endTime', 'reason'] as const;

type DutyFormProps = { member: StaffMember; duty?: Duty | undefined; open: boolean; onClose(): void; onDone(): void };

/** Corrects a time on duty, or adds one that nobody had switched on; always with a reason. */
export function DutyForm({ member, duty, open, onClose, onDone }: DutyFormProps) {
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
  const verb = duty ? 'correct' : 'add';
  const told = {
    done: t(`staffDuties.${verb}.done`),
    failed: t('staffDuties.notSaved'),
    onDone,
    fields: FIELDS,
    setError,
  };
  const add = useAction(addDuty, told);
  const correct = useAction(correctDuty, told);
  const goesOn = duty?.state === 'open';
  const send = ({ endDate, endTime, ...values }: Values) => {
    if (!duty) return add.run({ params: { id: member.id }, body: { ...values, endDate, endTime } });
    const end = endTime === '' ? { endTime: null } : { endDate, endTime };
    return correct.run({
      params: { id: member.id, dutyId: duty.id },
      body: { ...values, ...end, version: duty.version },
    });
  };
  const day = { required: t('staffDuties.required.date') };
  const time = { required: t('staffDuties.required.time') };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onCancel={onDone}
      title={t(`staffDuties.${verb}.title`)}
      description={t(`staffDuties.${verb}.text`, { name: fullName(member) })}
      onSubmit={handleSubmit(send)}
      submit={t(`staffDuties.${verb}.submit`)}
      busy={add.isPending || correct.isPending}
      busyLabel={t('staffDuties.saving')}
    >
      {duty?.state === 'forgotten' && (
        <Alert tone="warning">
          {t('staffDuties.forgottenText')} {t('staffDuties.correct.check')}
        </Alert>
      )}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label={t('staffDuties.fields.startDate')} error={errors.startDate?.message} required>
          <DateInput max={date} {...register('startDate', day)} />
        </Field>
        <Field label={t('staffDuties.fields.start')} error={errors.startTime?.message} required>
          <TimeInput {...register('startTime', time)} />
        </Field>
        <Field label={t('staffDuties.fields.endDate')} error={errors.endDate?.message} required>
          <DateInput max={date} {...register('endDate', day)} />
        </Field>
        <Field
          label={t('staffDuties.fields.end')}
          error={errors.endTime?.message}
          required={!goesOn}
          {...(goesOn && { hint: t('staffDuties.fields.endHint') })}
        >
          <TimeInput {...register('endTime', goesOn ? {} : time)} />
        </Field>
      </div>
      <Field
        label={t('staffDuties.fields.reason')}
        hint={t('staffDuties.fields.reasonHint')}
        error={errors.reason?.message}
        required
      >
        <TextArea minRows={2} maxLength={500} {...register('reason', { required: t('staffDuties.required.reason') })} />
      </Field>
    </FormDialog>
  );
}
