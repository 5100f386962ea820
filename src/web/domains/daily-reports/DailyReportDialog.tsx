import { useMutation, useQuery } from '@tanstack/react-query';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../lib/errors.ts';
import { firstMessage, showRefusedFields } from '../../lib/formErrors.ts';
import { sentBeforeOr } from '../../lib/sentBefore.ts';
import { useStaffSession } from '../../lib/session.ts';
import { centerNow } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { toast } from '../../ui/toast.ts';
import { ChildCombobox } from '../children/ChildCombobox.tsx';
import { children } from '../children/queries.ts';
import { staff } from '../staff/queries.ts';
import { StaffSelect } from '../staff/StaffSelect.tsx';
import { MoodField } from './MoodField.tsx';
import { writeDailyReport } from './queries.ts';
import type { Mood, NewDailyReport } from './rules.ts';

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
  const { staff: me, can } = useStaffSession();
  const { data: family = [] } = useQuery(children);
  const { data: members = [me] } = useQuery({ ...staff, enabled: can('staff.see') });
  const { mutate: save, isPending, variables } = useMutation(writeDailyReport);
  const { control, register, handleSubmit, setError, formState } = useForm<Values>({
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

  const send = ({ childId, ...values }: Values) => {
    if (childId === null) return;
    const body: NewDailyReport = { ...values, childId, date: centerNow().date };
    save(sentBeforeOr(variables, { body }), {
      onSuccess: () => {
        toast({ title: t('reports.saved'), variant: 'success' });
        onOpenChange(false);
      },
      onError: (error) => {
        showRefusedFields(error, SENT_AS, setError);
        toast({ title: t('shell.error'), description: reasonOf(error, t('reports.failed')), variant: 'error' });
      },
    });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('reports.title')}
      description={t('reports.description')}
      closeLabel={t('shell.close')}
      size="large"
      onSubmit={handleSubmit(send, (invalid) =>
        toast({ title: t('reports.validation'), description: firstMessage(invalid), variant: 'error' }),
      )}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('reports.cancel')}
          </Button>
          <Button type="submit" busy={isPending} busyLabel={t('reports.saving')}>
            {t('reports.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('children.choice.label')} required error={errors.childId?.message}>
          <ChildCombobox ref={child.ref} family={family} value={child.value} onChange={child.onChange} />
        </Field>
        <Field label={t('reports.staff')} required error={errors.staffId?.message}>
          <StaffSelect
            members={members}
            placeholder={t('reports.staffPlaceholder')}
            {...register('staffId', { required: t('reports.noStaff') })}
          />
        </Field>
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
      </div>
    </Dialog>
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
