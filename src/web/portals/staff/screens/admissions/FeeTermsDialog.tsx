import { useForm } from 'react-hook-form';
import { MOST_FEE } from '#contract/admissions-choices.ts';
import { changeFee } from '#web/domains/admissions/queries.ts';
import type { FeeTerms } from '#web/domains/admissions/rules.ts';
import { centsOf, formatMoney, typedMoney } from '#web/lib/money.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

const amountOf = (typed: string) => (typed.trim() === '' ? 0 : centsOf(typed));

/** What standing on the waitlist costs from now on. */
export default function FeeTermsDialog({ terms, ...opened }: Opened & { terms: FeeTerms }) {
  const { t } = useTranslation();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: {
      amount: terms.amount === 0 ? '' : typedMoney(terms.amount),
      isRefundable: terms.isRefundable,
      instructions: terms.instructions ?? '',
    },
  });
  const { run, isPending } = useAction(changeFee, {
    done: t('admissionsFees.saved'),
    failed: t('admissionsFees.notSaved'),
    onDone: opened.onClose,
    fields: ['amount', 'instructions'],
    setError,
  });
  const { errors } = formState;
  const { version } = terms;
  return (
    <FormDialog
      {...opened}
      title={t('admissionsFees.terms')}
      description={t('admissionsFees.termsText')}
      onSubmit={handleSubmit(({ amount, isRefundable, instructions }) =>
        run({ body: { amount: amountOf(amount) ?? 0, isRefundable, instructions, version } }),
      )}
      submit={t('common.save')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <Field label={t('common.amount')} hint={t('admissionsFees.amountHint')} error={errors.amount?.message}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          icon="$"
          className="w-40 tabular-nums"
          {...register('amount', {
            validate: (typed) => {
              const cents = amountOf(typed);
              const isFine = cents !== undefined && cents >= 0 && cents <= MOST_FEE;
              return isFine || t('admissionsFees.wrongAmount', { most: formatMoney(MOST_FEE) });
            },
          })}
        />
      </Field>
      <Checkbox
        label={t('admissionsFees.isRefundable')}
        hint={t('admissionsFees.isRefundableHint')}
        {...register('isRefundable')}
      />
      <Field
        label={t('admissionsFees.instructions')}
        hint={t('admissionsFees.instructionsHint')}
        optionalLabel={t('common.optional')}
        error={errors.instructions?.message}
      >
        <TextArea minRows={2} maxLength={500} {...register('instructions')} />
      </Field>
    </FormDialog>
  );
}
