import { useMutation } from '@tanstack/react-query';
import { useController, useForm } from 'react-hook-form';
import { showRefusedFields } from '../../lib/formErrors.ts';
import { sentBeforeOr } from '../../lib/sentBefore.ts';
import { useStaffSession } from '../../lib/session.ts';
import { centerNow } from '../../lib/time.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { DateInput } from '../../ui/DateInput.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TimeInput } from '../../ui/TimeInput.tsx';
import { AboutFields } from '../reports/AboutFields.tsx';
import { ReportDialog } from '../reports/ReportDialog.tsx';
import { useReportNotices } from '../reports/useReportNotices.ts';
import { reportIncident } from './queries.ts';
import type { NewIncident } from './rules.ts';

type IncidentDialogProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
};

type Values = {
  childId: number | null;
  staffId: string;
  date: string;
  time: string;
  description: string;
  actionTaken: string;
};

/** Incident report (seed 000 section 5: child, staff, date, time and description are required). */
export default function IncidentDialog({ open, onOpenChange }: IncidentDialogProps) {
  const { t } = useTranslation();
  const { staff: me } = useStaffSession();
  const { saved, failed, incomplete } = useReportNotices('incidents');
  const { mutate: send, isPending, variables } = useMutation(reportIncident);
  const { control, register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { childId: null, staffId: String(me.id), ...centerNow(), description: '', actionTaken: '' },
  });
  const { errors } = formState;
  const { field: child } = useController({
    control,
    name: 'childId',
    rules: { validate: (id) => id !== null || t('incidents.noChild') },
  });

  const take = ({ childId, ...values }: Values) => {
    if (childId === null) return;
    const body: NewIncident = { ...values, childId };
    send(sentBeforeOr(variables, { body }), {
      onSuccess: () => {
        saved();
        onOpenChange(false);
      },
      onError: (error) => {
        showRefusedFields(error, SENT_AS, setError);
        failed(error);
      },
    });
  };

  return (
    <ReportDialog
      kind="incidents"
      open={open}
      onOpenChange={onOpenChange}
      busy={isPending}
      onSubmit={handleSubmit(take, incomplete)}
    >
      <AboutFields
        kind="incidents"
        child={child}
        by={register('staffId', { required: t('incidents.noStaff') })}
        errors={errors}
      />
      <div className="grid grid-cols-2 gap-4 sm:col-span-2 sm:gap-5">
        <Field label={t('incidents.date')} required error={errors.date?.message}>
          <DateInput max={centerNow().date} {...register('date', { required: t('incidents.noDate') })} />
        </Field>
        <Field label={t('incidents.time')} required error={errors.time?.message}>
          <TimeInput {...register('time', { required: t('incidents.noTime') })} />
        </Field>
      </div>
      <Field label={t('incidents.what')} required error={errors.description?.message} className="sm:col-span-2">
        <TextArea
          placeholder={t('incidents.whatPlaceholder')}
          {...register('description', { validate: (text) => text.trim() !== '' || t('incidents.noDescription') })}
        />
      </Field>
      <Field
        label={t('incidents.actionTaken')}
        optionalLabel={t('incidents.optional')}
        error={errors.actionTaken?.message}
        className="sm:col-span-2"
      >
        <TextArea minRows={2} placeholder={t('incidents.actionTakenPlaceholder')} {...register('actionTaken')} />
      </Field>
    </ReportDialog>
  );
}

const SENT_AS = {
  childId: 'childId',
  staffId: 'staffId',
  date: 'date',
  time: 'time',
  description: 'description',
  actionTaken: 'actionTaken',
} as const;
