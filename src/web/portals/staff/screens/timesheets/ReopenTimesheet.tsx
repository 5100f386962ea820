import { useForm } from 'react-hook-form';
import { fullName } from '#web/domains/children/rules.ts';
import { reopenTimesheet } from '#web/domains/timesheets/queries.ts';
import type { Timesheet } from '#web/domains/timesheets/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Opens a signed timesheet again; the person is told why, and signs again. */
export default function ReopenTimesheet({ timesheet, ...opened }: Opened & { timesheet: Timesheet }) {
  const { t } = useTranslation();
  const { register, setError, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const { run, isPending } = useAction(reopenTimesheet, {
    done: t('timesheets.reopen.done'),
    failed: t('timesheets.reopen.failed'),
    onDone: opened.onClose,
    fields: ['reason'],
    setError,
  });
  const { staffId, from, version } = timesheet;
  return (
    <FormDialog
      {...opened}
      title={t('timesheets.reopen.title')}
      description={t('timesheets.reopen.text', { name: fullName(timesheet) })}
      onSubmit={handleSubmit(({ reason }) => run({ params: { id: staffId }, body: { date: from, reason, version } }))}
      submit={t('timesheets.reopen.button')}
      busy={isPending}
    >
      <Field label={t('common.reason')} required error={formState.errors.reason?.message}>
        <TextArea
          minRows={2}
          maxLength={500}
          {...register('reason', {
            validate: (reason) => reason.trim() !== '' || t('timesheets.reopen.reasonMissing'),
          })}
        />
      </Field>
    </FormDialog>
  );
}
