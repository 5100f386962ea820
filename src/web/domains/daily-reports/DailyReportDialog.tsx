import { useMutation } from '@tanstack/react-query';
import { useController, useForm } from 'react-hook-form';
import { showRefusedFields } from '../../lib/formErrors.ts';
import { sentBeforeOr } from '../../lib/sentBefore.ts';
import { useStaffSession } from '../../lib/session.ts';
import { centerNow } from '../../lib/time.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { AboutFields } from '../reports/AboutFields.tsx';
import { ReportDialog } from '../reports/ReportDialog.tsx';
import { useReportNotices } from '../reports/useReportNotices.ts';
import { MoodField } from './MoodField.tsx';
import { writeDailyReport } from './queries.ts';
import type { Mood, NewDailyReport } from './rules.ts';
import { useDraft } from './useDraft.ts';

type DailyReportDialogProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
};

type Values = {
  childId: number | null;
  staffId: string;
  meals: string;
  naps: string;
  activities: string;
  mood: Mood;
  notes: string;
};

/** Daily report on a child, of today (seed 000 section 5: child and staff member are required). */
export default function DailyReportDialog({ open, onOpenChange }: DailyReportDialogProps) {
  const { t } = useTranslation();
  const { staff: me } = useStaffSession();
  const { saved, failed, incomplete } = useReportNotices('reports');
  const { mutate: send, isPending, variables } = useMutation(writeDailyReport);
  const { control, register, handleSubmit, setError, setValue, getValues, formState } = useForm<Values>({
    defaultValues: {
      childId: null,
      staffId: String(me.id),
      meals: '',
      naps: '',
      activities: '',
      mood: 'happy',
      notes: '',
    },
  });
  const { errors } = formState;
  const { field: child } = useController({
    control,
    name: 'childId',
    rules: { validate: (id) => id !== null || t('reports.noChild') },
  });
  const { field: mood } = useController({ control, name: 'mood' });
  const records = useDraft(child.value, { getValues, setValue });

  const take = ({ childId, ...values }: Values) => {
    if (childId === null) return;
    const body: NewDailyReport = { ...values, childId, date: centerNow().date };
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
      kind="reports"
      open={open}
      onOpenChange={onOpenChange}
      busy={isPending}
      onSubmit={handleSubmit(take, incomplete)}
    >
      <AboutFields
        kind="reports"
        child={child}
        by={register('staffId', { required: t('reports.noStaff') })}
        errors={errors}
      />
      {records > 0 && (
        <Alert className="sm:col-span-2" title={t('reports.filled', { count: records })}>
          {t('reports.filledText')}
        </Alert>
      )}
      <MoodField value={mood.value} onChange={mood.onChange} error={errors.mood?.message} />
      <Field label={t('reports.meals')} error={errors.meals?.message}>
        <TextArea minRows={2} placeholder={t('reports.mealsPlaceholder')} {...register('meals')} />
      </Field>
      <Field label={t('reports.naps')} error={errors.naps?.message}>
        <TextArea minRows={2} placeholder={t('reports.napsPlaceholder')} {...register('naps')} />
      </Field>
      <Field label={t('reports.activities')} error={errors.activities?.message}>
        <TextArea minRows={2} placeholder={t('reports.activitiesPlaceholder')} {...register('activities')} />
      </Field>
      <Field label={t('reports.notes')} error={errors.notes?.message}>
        <TextArea minRows={2} placeholder={t('reports.notesPlaceholder')} {...register('notes')} />
      </Field>
    </ReportDialog>
  );
}

const SENT_AS = {
  childId: 'childId',
  staffId: 'staffId',
  meals: 'meals',
  naps: 'naps',
  activities: 'activities',
  mood: 'mood',
  notes: 'notes',
} as const;
