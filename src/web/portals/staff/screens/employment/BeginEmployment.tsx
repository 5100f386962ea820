import { type FieldErrors, type UseFormRegister, useForm } from 'react-hook-form';
import { beginEmployment } from '#web/domains/employment/queries.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { TERMS_FIELDS, TermsFields, type TermsValues, termsBody, termsValues } from './TermsFields.tsx';

interface Values extends TermsValues {
  hiredOn: string;
  leftOn: string;
}

/** Begins an employment with its first terms. */
export default function BeginEmployment({ staffId, open, onClose }: Opened & { staffId: number }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { hiredOn: today, leftOn: '', ...termsValues() },
  });
  const { errors } = formState;
  const { run, isPending } = useAction(beginEmployment, {
    done: t('employment.saved'),
    failed: t('employment.notSaved'),
    onDone: onClose,
    fields: ['hiredOn', 'leftOn', ...TERMS_FIELDS],
    setError,
  });
  const send = ({ hiredOn, leftOn, ...values }: Values) =>
    run({ params: { id: staffId }, body: { hiredOn, leftOn: leftOn || null, ...termsBody(values) } });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('employment.employments.beginTitle')}
      onSubmit={handleSubmit(send)}
      submit={t('common.save')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
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
      </div>
      <TermsFields
        register={register as unknown as UseFormRegister<TermsValues>}
        errors={errors as FieldErrors<TermsValues>}
      />
    </FormDialog>
  );
}
