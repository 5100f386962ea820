import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useController, useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { allergensNamed } from '#contract/children-allergens.ts';
import { AllergyMark } from '#web/domains/children/ChildName.tsx';
import { childrenOn } from '#web/domains/children/queries.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { centerNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { tellIncomplete } from '#web/ui/tellIncomplete.ts';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { AboutFields } from './dialog/AboutFields.tsx';
import { ReportDialog } from './dialog/ReportDialog.tsx';
import { MoodField } from './MoodField.tsx';
import { writeDailyReport } from './queries.ts';
import type { Mood, NewDailyReport } from './rules.ts';
import { useDraft } from './useDraft.ts';

type Values = {
  childId: number | null;
  staffId: string;
  meals: string;
  naps: string;
  activities: string;
  mood: Mood | null;
  notes: string;
};

/** Daily report on a child, of today: child and staff member are required (daily-reports-1). */
export default function DailyReportDialog({ open, onClose }: Opened) {
  const { t } = useTranslation();
  const { staff: me } = useStaffSession();
  const { control, register, handleSubmit, setError, setValue, getValues, formState } = useForm<Values>({
    defaultValues: {
      childId: null,
      staffId: String(me.id),
      meals: '',
      naps: '',
      activities: '',
      mood: null,
      notes: '',
    },
  });
  const { errors } = formState;
  const { field: child } = useController({
    control,
    name: 'childId',
    rules: { validate: (id) => id !== null || t('common.pleaseSelectAChild') },
  });
  const { data: family } = useQuery(childrenOn(centerNow().date));
  const about = family?.find(({ id }) => id === child.value);
  const { field: mood } = useController({
    control,
    name: 'mood',
    rules: { validate: (chosen) => chosen !== null || t('dailyReports.pleaseSelectAMood') },
  });
  const records = useDraft(child.value, { getValues, setValue });

  const { run: send, isPending } = useAction(writeDailyReport, {
    done: t('dailyReports.saved'),
    failed: t('dailyReports.failed'),
    onDone: onClose,
    fields: FIELDS,
    setError,
  });
  const take = ({ childId, staffId, ...values }: Values) => {
    if (childId === null) return;
    const body: NewDailyReport = { ...values, childId, staffId: Number(staffId), date: centerNow().date };
    const named = about ? allergensNamed(body.meals ?? '', about.allergies) : [];
    if (!about || named.length === 0) return void send({ body });
    confirmFirst({
      title: t('dailyReports.allergens.title', { name: about.firstName }),
      text: t('dailyReports.allergens.text', { name: about.firstName, named: named.join(', ') }),
      label: t('dailyReports.allergens.confirm'),
      danger: true,
      act: () => send({ body }),
    });
  };

  return (
    <ReportDialog
      kind="dailyReports"
      open={open}
      onClose={onClose}
      busy={isPending}
      onSubmit={handleSubmit(take, tellIncomplete(t('common.validationError')))}
    >
      <Button asChild variant="secondary" icon={<UsersRound className="size-5" />} className="sm:col-span-2">
        <Link to="/daily-reports">{t('dailyReports.room.several')}</Link>
      </Button>
      <AboutFields
        kind="dailyReports"
        child={child}
        by={register('staffId', { required: t('common.pleaseSelectAStaffMember') })}
        errors={errors}
      />
      {records > 0 && (
        <Alert className="sm:col-span-2" title={t('dailyReports.filled', { count: records })}>
          {t('dailyReports.filledText')}
        </Alert>
      )}
      <MoodField value={mood.value} onChange={mood.onChange} error={errors.mood?.message} />
      <Field label={t('dailyReports.meals')} error={errors.meals?.message}>
        <TextArea minRows={2} placeholder={t('dailyReports.mealsPlaceholder')} {...register('meals')} />
        {about?.allergies && <AllergyMark allergies={about.allergies} />}
      </Field>
      <Field label={t('dailyReports.naps')} error={errors.naps?.message}>
        <TextArea minRows={2} placeholder={t('dailyReports.napsPlaceholder')} {...register('naps')} />
      </Field>
      <Field label={t('dailyReports.activities')} error={errors.activities?.message}>
        <TextArea minRows={2} placeholder={t('dailyReports.activitiesPlaceholder')} {...register('activities')} />
      </Field>
      <Field label={t('common.notes')} error={errors.notes?.message}>
        <TextArea minRows={2} placeholder={t('dailyReports.notesPlaceholder')} {...register('notes')} />
      </Field>
    </ReportDialog>
  );
}

const FIELDS = ['childId', 'staffId', 'meals', 'naps', 'activities', 'mood', 'notes'] as const;
