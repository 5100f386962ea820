import { useController, useForm } from 'react-hook-form';
import { AboutFields } from '#web/domains/daily-reports/dialog/AboutFields.tsx';
import { ReportDialog } from '#web/domains/daily-reports/dialog/ReportDialog.tsx';
import { useStaffSession } from '#web/lib/session.ts';
import { centerNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TimeInput } from '#web/ui/TimeInput.tsx';
import { tellIncomplete } from '#web/ui/tellIncomplete.ts';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { reportIncident } from './queries.ts';
import type { NewIncident } from './rules.ts';

type Values = {
  childId: number | null;
  staffId: string;
  date: string;
  time: string;
  description: string;
  actionTaken: string;
};

/** Incident report: child, staff member, date, time and description are required (incidents-1). */
export default function ReportIncident({ open, onClose }: Opened) {
  const { t } = useTranslation();
  const { staff: me } = useStaffSession();
  const { control, register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { childId: null, staffId: String(me.id), ...centerNow(), description: '', actionTaken: '' },
  });
  const { errors } = formState;
  const { field: child } = useController({
    control,
    name: 'childId',
    rules: { validate: (id) => id !== null || t('common.pleaseSelectAChild') },
  });

  const { run: send, isPending } = useAction(reportIncident, {
    done: t('incidents.saved'),
    failed: t('incidents.failed'),
    onDone: onClose,
    fields: FIELDS,
    setError,
  });
  const take = ({ childId, staffId, ...values }: Values) => {
    if (childId === null) return;
    const body: NewIncident = { ...values, childId, staffId: Number(staffId) };
    return send({ body });
  };

  return (
    <ReportDialog
      kind="incidents"
      open={open}
      onClose={onClose}
      busy={isPending}
      onSubmit={handleSubmit(take, tellIncomplete(t('common.validationError')))}
    >
      <AboutFields
        kind="incidents"
        child={child}
        by={register('staffId', { required: t('common.pleaseSelectAStaffMember') })}
        errors={errors}
      />
      <div className="grid grid-cols-2 gap-4 sm:col-span-2 sm:gap-5">
        <Field label={t('common.date')} required error={errors.date?.message}>
          <DateInput max={centerNow().date} {...register('date', { required: t('incidents.noDate') })} />
        </Field>
        <Field label={t('common.time')} required error={errors.time?.message}>
          <TimeInput {...register('time', { required: t('incidents.noTime') })} />
        </Field>
      </div>
      <Field label={t('common.description')} required error={errors.description?.message} className="sm:col-span-2">
        <TextArea
          placeholder={t('incidents.whatPlaceholder')}
          {...register('description', { validate: (text) => text.trim() !== '' || t('incidents.noDescription') })}
        />
      </Field>
      <Field
        label={t('incidents.actionTaken')}
        optionalLabel={t('common.optional')}
        error={errors.actionTaken?.message}
        className="sm:col-span-2"
      >
        <TextArea minRows={2} placeholder={t('incidents.actionTakenPlaceholder')} {...register('actionTaken')} />
      </Field>
    </ReportDialog>
  );
}

const FIELDS = ['childId', 'staffId', 'date', 'time', 'description', 'actionTaken'] as const;
