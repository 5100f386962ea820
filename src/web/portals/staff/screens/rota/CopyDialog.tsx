import { useForm } from 'react-hook-form';
import { mondayOf } from '#web/domains/analytics/rules.ts';
import { copyRota } from '#web/domains/rota/queries.ts';
import { useSearchFields } from '#web/layout/useSearchFields.ts';
import { dayAfter, formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { useFilledNotice } from './useFilledNotice.ts';

/** Plans another week as this one is planned, and shows it. */
export default function CopyDialog({ monday, ...opened }: Opened & { monday: string }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const { choose } = useSearchFields();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { into: dayAfter(monday, 7) } });
  const { run, isPending } = useAction(copyRota, {
    done: useFilledNotice(),
    failed: t('rota.copy.failed'),
    fields: ['into'],
    setError,
    onDone: (_, { body }) => {
      opened.onClose();
      choose({ week: mondayOf(body.into), day: null });
    },
  });
  return (
    <FormDialog
      {...opened}
      title={t('rota.copy.title')}
      description={t('rota.copy.text', { date: formatDate(monday) })}
      onSubmit={handleSubmit(({ into }) => run({ body: { from: monday, into } }))}
      submit={t('rota.copy.submit')}
      busy={isPending}
    >
      <Field label={t('rota.copy.to')} error={formState.errors.into?.message} required>
        <DateInput min={mondayOf(today)} {...register('into', { required: t('rota.copy.missing') })} />
      </Field>
    </FormDialog>
  );
}
