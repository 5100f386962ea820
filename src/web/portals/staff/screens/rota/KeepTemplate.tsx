import { useForm } from 'react-hook-form';
import { keepTemplate } from '#web/domains/rota/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Keeps the week under a name, to plan others by. */
export default function KeepTemplate({ monday, ...opened }: Opened & { monday: string }) {
  const { t } = useTranslation();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { name: '' } });
  const { run, isPending } = useAction(keepTemplate, {
    done: t('rota.templates.kept'),
    failed: t('rota.templates.notKept'),
    fields: ['name'],
    setError,
    onDone: opened.onClose,
  });
  return (
    <FormDialog
      {...opened}
      title={t('rota.templates.keepTitle')}
      description={t('rota.templates.keepText')}
      onSubmit={handleSubmit(({ name }) => run({ body: { name, from: monday } }))}
      submit={t('common.save')}
      busy={isPending}
    >
      <Field label={t('rota.templates.name')} error={formState.errors.name?.message} required>
        <TextInput maxLength={60} {...register('name', { required: t('rota.templates.nameMissing') })} />
      </Field>
    </FormDialog>
  );
}
