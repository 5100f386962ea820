import { useMutation, useQuery } from '@tanstack/react-query';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../lib/errors.ts';
import { firstMessage, showRefusedFields } from '../../lib/formErrors.ts';
import { sentBeforeOr } from '../../lib/sentBefore.ts';
import { useStaffSession } from '../../lib/session.ts';
import { centerNow } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { DateInput } from '../../ui/DateInput.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TimeInput } from '../../ui/TimeInput.tsx';
import { toast } from '../../ui/toast.ts';
import { ChildCombobox } from '../children/ChildCombobox.tsx';
import { children } from '../children/queries.ts';
import { staff } from '../staff/queries.ts';
import { StaffSelect } from '../staff/StaffSelect.tsx';
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
  const { staff: me, can } = useStaffSession();
  const { data: family = [] } = useQuery(children);
  const { data: members = [me] } = useQuery({ ...staff, enabled: can('staff.see') });
  const { mutate: submit, isPending, variables } = useMutation(reportIncident);
  const { control, register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { childId: null, staffId: String(me.id), ...centerNow(), description: '', actionTaken: '' },
  });
  const { errors } = formState;
  const { field: child } = useController({
    control,
    name: 'childId',
    rules: { validate: (id) => id !== null || t('incidents.noChild') },
  });

  const send = ({ childId, ...values }: Values) => {
    if (childId === null) return;
    const body: NewIncident = { ...values, childId };
    submit(sentBeforeOr(variables, { body }), {
      onSuccess: () => {
        toast({ title: t('incidents.saved'), variant: 'success' });
        onOpenChange(false);
      },
      onError: (error) => {
        showRefusedFields(error, SENT_AS, setError);
        toast({ title: t('shell.error'), description: reasonOf(error, t('incidents.failed')), variant: 'error' });
      },
    });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('incidents.title')}
      description={t('incidents.description')}
      closeLabel={t('shell.close')}
      size="large"
      onSubmit={handleSubmit(send, (invalid) =>
        toast({ title: t('incidents.validation'), description: firstMessage(invalid), variant: 'error' }),
      )}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('incidents.cancel')}
          </Button>
          <Button type="submit" busy={isPending} busyLabel={t('incidents.submitting')}>
            {t('incidents.submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('children.choice.label')} required error={errors.childId?.message}>
          <ChildCombobox ref={child.ref} family={family} value={child.value} onChange={child.onChange} />
        </Field>
        <Field label={t('incidents.staff')} required error={errors.staffId?.message}>
          <StaffSelect
            members={members}
            placeholder={t('incidents.staffPlaceholder')}
            {...register('staffId', { required: t('incidents.noStaff') })}
          />
        </Field>
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
      </div>
    </Dialog>
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
