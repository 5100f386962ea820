import { useForm } from 'react-hook-form';
import { fullName } from '#web/domains/children/rules.ts';
import { answerTimeOff } from '#web/domains/time-off/queries.ts';
import type { TimeOffRequest } from '#web/domains/time-off/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Declines what waits, or takes back what was approved; the person reads why. */
export default function DeclineTimeOff({ request, ...opened }: Opened & { request: TimeOffRequest }) {
  const { t } = useTranslation();
  const { register, setError, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const { run, isPending } = useAction(answerTimeOff, {
    done: t('timeOff.declined'),
    failed: t('timeOff.notDeclined'),
    onDone: opened.onClose,
    fields: ['reason'],
    setError,
  });
  const isWaiting = request.status === 'requested';
  return (
    <FormDialog
      {...opened}
      title={t(isWaiting ? 'timeOff.declineTitle' : 'timeOff.takeBackTitle')}
      description={t('timeOff.declineText', { name: fullName(request) })}
      onSubmit={handleSubmit(({ reason }) => run({ params: { id: request.id }, body: { isApproved: false, reason } }))}
      submit={t(isWaiting ? 'timeOff.decline' : 'timeOff.takeBack')}
      danger
      busy={isPending}
    >
      <Field label={t('common.reason')} optionalLabel={t('common.optional')} error={formState.errors.reason?.message}>
        <TextArea minRows={2} maxLength={500} {...register('reason')} />
      </Field>
    </FormDialog>
  );
}
