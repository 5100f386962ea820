import { useForm } from 'react-hook-form';
import { editEmployment } from '#web/domains/employment/queries.ts';
import type { Employment } from '#web/domains/employment/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

interface Values {
  hiredOn: string;
  leftOn: string;
}
type EditEmploymentProps = Opened & { staffId: number; employment: Employment };

/** Corrects when an employment began, or says when it ends. */
export default function EditEmployment({ staffId, employment, open, onClose }: EditEmploymentProps) {
  const { t } = useTranslation();
  const { id, hiredOn, leftOn, version } = employment;
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { hiredOn, leftOn: leftOn ?? '' },
  });
  const { errors } = formState;
  const { run, isPending } = useAction(editEmployment, {
    done: t('employment.saved'),
    failed: t('employment.notSaved'),
    onDone: onClose,
    fields: ['hiredOn', 'leftOn'],
    setError,
  });
  const send = (values: Values) =>
    run({
      params: { id: staffId, employmentId: id },
      body: { hiredOn: values.hiredOn, leftOn: values.leftOn || null, version },
    });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('employment.employments.editTitle')}
      onSubmit={handleSubmit(send)}
      submit={t('common.save')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <Field label={t('employment.employments.hiredOn')} error={errors.hiredOn?.message} required>
        <DateInput {...register('hiredOn', { required: t('employment.required.date') })} />
      </Field>
      <Field
        label={t('employment.employments.leftOn')}
        hint={t('employment.employments.leftOnHint')}
        error={errors.leftOn?.message}
      >
        <DateInput {...register('leftOn')} />
      </Field>
    </FormDialog>
  );
}
