import { type FieldErrors, type UseFormRegister, useForm } from 'react-hook-form';
import { agreeOnTerms, editTerms } from '#web/domains/employment/queries.ts';
import type { Employment, Terms } from '#web/domains/employment/rules.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { TERMS_FIELDS, TermsFields, type TermsValues, termsBody, termsValues } from './TermsFields.tsx';

interface Values extends TermsValues {
  fromDate: string;
}
type TermsDialogProps = Opened & {
  staffId: number;
  employment: Employment;
  /** Terms to correct; without them new ones are agreed on. */
  terms?: Terms;
  /** The terms from which new ones begin. */
  like?: Terms | undefined;
  /** Whether they begin with the employment, whose days say when. */
  isFirst?: boolean;
};

/** Agrees on other terms from a day on, or corrects some. */
export default function TermsDialog({ staffId, employment, terms, like, isFirst, open, onClose }: TermsDialogProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { fromDate: terms?.fromDate ?? today, ...termsValues(terms ?? like) },
  });
  const { errors } = formState;
  const told = {
    done: t('employment.saved'),
    failed: t('employment.notSaved'),
    onDone: onClose,
    fields: ['fromDate', ...TERMS_FIELDS] as const,
    setError,
  };
  const agree = useAction(agreeOnTerms, told);
  const edit = useAction(editTerms, told);
  const params = { id: staffId, employmentId: employment.id };
  const send = ({ fromDate, ...values }: Values) =>
    terms
      ? edit.run({
          params: { ...params, termId: terms.id },
          body: { ...(!isFirst && { fromDate }), ...termsBody(values), version: terms.version },
        })
      : agree.run({ params, body: { fromDate, ...termsBody(values) } });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(terms ? 'employment.terms.editTitle' : 'employment.terms.agreeTitle')}
      {...(!terms && { description: t('employment.terms.agreeText') })}
      onSubmit={handleSubmit(send)}
      submit={t('common.save')}
      busy={agree.isPending || edit.isPending}
      busyLabel={t('common.saving')}
    >
      {!isFirst && (
        <Field label={t('employment.terms.fromDate')} error={errors.fromDate?.message} required>
          <DateInput {...register('fromDate', { required: t('employment.required.date') })} />
        </Field>
      )}
      <TermsFields
        register={register as unknown as UseFormRegister<TermsValues>}
        errors={errors as FieldErrors<TermsValues>}
      />
    </FormDialog>
  );
}
