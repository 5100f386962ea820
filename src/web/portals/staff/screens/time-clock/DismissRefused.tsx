import { useForm } from 'react-hook-form';
import { dismissRefused } from '#web/domains/time-clock/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import type { Refused } from './RefusedList.tsx';

/** Closes what a tablet sent in vain; it is kept with the reason. */
export default function DismissRefused({ refused, ...opened }: Opened & { refused: Refused }) {
  const { t } = useTranslation();
  const { register, setError, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const { run, isPending } = useAction(dismissRefused, {
    done: t('timeClock.vain.dismissed'),
    failed: t('timeClock.vain.notDismissed'),
    onDone: opened.onClose,
    fields: ['reason'],
    setError,
  });
  return (
    <FormDialog
      {...opened}
      title={t('timeClock.vain.dismissTitle')}
      description={t('timeClock.vain.dismissText')}
      onSubmit={handleSubmit((body) => run({ params: { id: refused.id }, body }))}
      submit={t('timeClock.vain.dismiss')}
      busy={isPending}
    >
      <Field label={t('common.reason')} required error={formState.errors.reason?.message}>
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
