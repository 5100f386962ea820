import { useForm } from 'react-hook-form';
import { addClosure } from '#web/domains/center/settings-queries.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

type Values = { from: string; to: string; reason: string };

/** One day or several on which the center is closed. */
export function ClosureDialog(opened: Opened) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const { register, handleSubmit, getValues, setValue, setError, formState } = useForm<Values>({
    defaultValues: { from: '', to: '', reason: '' },
  });
  const { errors } = formState;
  const from = register('from', { required: t('centerSettings.closures.dateRequired') });
  const { run, isPending } = useAction(addClosure, {
    done: t('centerSettings.closures.added'),
    onDone: opened.onClose,
    failed: t('centerSettings.failedToSave'),
    fields: FIELDS,
    setError,
  });
  const send = (body: Values) => run({ body });
  return (
    <FormDialog
      {...opened}
      title={t('centerSettings.closures.add')}
      onSubmit={handleSubmit(send)}
      submit={t('centerSettings.closures.addConfirm')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field label={t('common.firstDay')} required error={errors.from?.message}>
          <DateInput
            min={today}
            {...from}
            onChange={(event) => {
              void from.onChange(event);
              // Most closures are a single day.
              if (getValues('to') < event.target.value) setValue('to', event.target.value);
            }}
          />
        </Field>
        <Field
          label={t('common.lastDay')}
          hint={t('centerSettings.closures.toHint')}
          required
          error={errors.to?.message}
        >
          <DateInput min={today} {...register('to', { required: t('centerSettings.closures.dateRequired') })} />
        </Field>
      </div>
      <Field
        label={t('common.reason')}
        hint={t('centerSettings.closures.reasonHint')}
        required
        error={errors.reason?.message}
      >
        <TextInput
          {...register('reason', {
            validate: (reason) => reason.trim() !== '' || t('centerSettings.closures.reasonRequired'),
          })}
        />
      </Field>
    </FormDialog>
  );
}

const FIELDS = ['from', 'to', 'reason'] as const;
