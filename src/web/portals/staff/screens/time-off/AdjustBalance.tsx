import { useForm } from 'react-hook-form';
import { fullName } from '#web/domains/children/rules.ts';
import { adjustTimeOff } from '#web/domains/time-off/queries.ts';
import { type TimeOff, typedHours } from '#web/domains/time-off/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Adds hours to somebody's balance, or takes some, and says why. */
export default function AdjustBalance({ person, ...opened }: Opened & { person: TimeOff['people'][number] }) {
  const { t } = useTranslation();
  const { register, setError, handleSubmit, formState, watch } = useForm({
    defaultValues: { hours: '', reason: '', mayBeNegative: false },
  });
  const { run, isPending } = useAction(adjustTimeOff, {
    done: t('timeOff.adjust.done'),
    failed: t('timeOff.adjust.failed'),
    onDone: opened.onClose,
    fields: ['reason'],
    setError,
  });
  const minutes = typedHours(watch('hours'));
  const { errors } = formState;
  return (
    <FormDialog
      {...opened}
      title={t('timeOff.adjust.of', { name: fullName(person) })}
      description={t('timeOff.adjust.text')}
      onSubmit={handleSubmit(({ hours, reason, mayBeNegative }) =>
        run({
          body: {
            staffId: person.staffId,
            minutes: typedHours(hours) ?? 0,
            reason,
            negativeAcknowledged: mayBeNegative,
          },
        }),
      )}
      submit={t('common.save')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <Field label={t('timeOff.adjust.hours')} required error={errors.hours?.message}>
        <TextInput
          autoComplete="off"
          {...register('hours', {
            validate: (hours) => (typedHours(hours) ?? 0) !== 0 || t('timeOff.adjust.badHours'),
          })}
        />
      </Field>
      <Field label={t('common.reason')} required error={errors.reason?.message}>
        <TextArea
          minRows={2}
          maxLength={500}
          {...register('reason', { validate: (reason) => reason.trim() !== '' || t('timeOff.adjust.reasonMissing') })}
        />
      </Field>
      {minutes !== null && minutes < 0 && person.balance + minutes < 0 && (
        <Checkbox label={t('timeOff.adjust.mayBeNegative')} {...register('mayBeNegative')} />
      )}
    </FormDialog>
  );
}
