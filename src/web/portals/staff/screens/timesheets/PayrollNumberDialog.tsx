import { useForm } from 'react-hook-form';
import { setPayrollNumber } from '#web/domains/timesheets/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

type PayrollNumberDialogProps = Opened & { staffId: number; number: string | null };

/** Sets the number of a column for payroll, or takes it away. */
export default function PayrollNumberDialog({ staffId, number, ...opened }: PayrollNumberDialogProps) {
  const { t } = useTranslation();
  const { register, setError, handleSubmit, formState } = useForm({ defaultValues: { number: number ?? '' } });
  const { run, isPending } = useAction(setPayrollNumber, {
    done: t('timesheets.number.done'),
    failed: t('timesheets.number.failed'),
    onDone: opened.onClose,
    fields: ['number'],
    setError,
  });
  return (
    <FormDialog
      {...opened}
      title={t('timesheets.number.title')}
      description={t('timesheets.number.text')}
      onSubmit={handleSubmit((body) => run({ params: { id: staffId }, body }))}
      submit={t('common.save')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <Field
        label={t('timesheets.number.title')}
        optionalLabel={t('common.optional')}
        error={formState.errors.number?.message}
      >
        <TextInput maxLength={40} autoComplete="off" {...register('number')} />
      </Field>
    </FormDialog>
  );
}
