import { useForm } from 'react-hook-form';
import { declineRequest } from '#web/domains/time-clock/queries.ts';
import type { DutyRequest } from '#web/domains/time-clock/rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Declines a correction that was asked for; whoever asked reads why. */
export default function DeclineRequest({ request, ...opened }: Opened & { request: DutyRequest }) {
  const { t } = useTranslation();
  const { register, setError, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const { run, isPending } = useAction(declineRequest, {
    done: t('timeClock.requests.declined'),
    failed: t('timeClock.requests.notAnswered'),
    onDone: opened.onClose,
    fields: ['reason'],
    setError,
  });
  return (
    <FormDialog
      {...opened}
      title={t('timeClock.requests.declineTitle')}
      description={t('timeClock.requests.declineText', {
        name: request.staffName,
        date: formatDate(request.startDate),
      })}
      onSubmit={handleSubmit((body) => run({ params: { id: request.id }, body }))}
      submit={t('timeClock.requests.decline')}
      danger
      busy={isPending}
    >
      <Field
        label={t('common.reason')}
        hint={t('timeClock.requests.reasonHint')}
        required
        error={formState.errors.reason?.message}
      >
        <TextArea
          minRows={2}
          maxLength={500}
          {...register('reason', {
            validate: (reason) => reason.trim() !== '' || t('timeClock.requests.reasonMissing'),
          })}
        />
      </Field>
    </FormDialog>
  );
}
