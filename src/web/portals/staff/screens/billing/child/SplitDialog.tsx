import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { setSplit } from '#web/domains/billing/plan-queries.ts';
import { type ChildBilling, WHOLE } from '#web/domains/billing/rules.ts';
import { centsOf, formatPercent } from '#web/lib/money.ts';
import { dayAfter, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { AmountInput } from '../account/AmountInput.tsx';
import { PercentInput } from '../PercentInput.tsx';
import { OtherPayer } from './OtherPayer.tsx';
import { percentTogether, type ShareValues, sharesBody, sharesFor } from './splitValues.ts';

type Values = { from: string; shares: ShareValues[]; refused: string };

/** Says who pays which part of a child's care from a day on. */
export function SplitDialog({ child, onDone }: { child: ChildBilling; onDone(): void }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const { register, control, setError, handleSubmit, formState } = useForm<Values>({
    defaultValues: { from: firstOpenDay(child, today), shares: sharesFor(child, today), refused: '' },
  });
  const { errors } = formState;
  const { fields, append } = useFieldArray({ control, name: 'shares' });
  const shares = useWatch({ control, name: 'shares' });
  const together = percentTogether(shares);

  const { run, isPending } = useAction(setSplit, {
    done: t('billingPlans.split.done'),
    onDone,
    failed: t('billingPlans.failed'),
    fields: { from: 'from', refused: 'shares' },
    setError,
  });
  const send = (values: Values) => {
    if (together !== WHOLE) return;
    void run({ params: { id: child.childId }, body: { from: values.from, shares: sharesBody(values.shares) } });
  };
  return (
    <FormDialog
      onClose={onDone}
      title={t('billingPlans.split.title')}
      description={child.childName}
      onSubmit={handleSubmit(send)}
      submit={t('common.save')}
      busy={isPending}
      cancel={t('billingPlans.back')}
    >
      <p className="text-ink-soft">{t('billingPlans.split.text')}</p>
      <Field
        label={t('billingPlans.split.fromDay')}
        hint={t('billingPlans.split.fromHint')}
        required
        error={errors.from?.message}
        className="sm:max-w-72"
      >
        <DateInput {...register('from', { required: t('billingPlans.enroll.dateRequired') })} />
      </Field>
      <ul className="flex flex-col gap-4">
        {fields.map((field, place) => {
          const { name, way } = shares[place] ?? field;
          const Much = way === 'percent' ? PercentInput : AmountInput;
          return (
            <li key={field.id} className="rounded-md border border-line p-4">
              <p className="wrap-anywhere mb-2 font-semibold">{name}</p>
              <div className="grid gap-3 sm:grid-cols-2">
                <Field label={t('billingPlans.split.wayOf', { name })} hideLabel>
                  <Select
                    options={METHODS.map((value) => ({ value, label: t(`billingPlans.split.methods.${value}`) }))}
                    {...register(`shares.${place}.way`)}
                  />
                </Field>
                {way !== 'none' && (
                  <Field
                    label={t('billingPlans.split.muchOf', { name })}
                    hideLabel
                    error={errors.shares?.[place]?.much?.message}
                  >
                    <Much
                      {...register(`shares.${place}.much`, {
                        validate: (much, values) =>
                          values.shares[place]?.way === 'none' ||
                          (centsOf(much) ?? 0) > 0 ||
                          t('billingPlans.split.badPart'),
                      })}
                    />
                  </Field>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <OtherPayer
        taken={shares.map(({ key }) => key)}
        onChoose={(key, name) => append({ key, name, way: 'percent', much: '' })}
      />
      <Alert tone={together === WHOLE ? 'success' : 'warning'}>
        {t(together === WHOLE ? 'billingPlans.split.whole' : 'billingPlans.split.notWhole', {
          percent: formatPercent(together),
        })}
      </Alert>
      {errors.refused?.message && <Alert tone="error">{errors.refused.message}</Alert>}
    </FormDialog>
  );
}

/** The first day no payer was charged for yet. */
function firstOpenDay({ enrollments }: ChildBilling, today: string): string {
  const charged = enrollments.map(({ billedThrough }) => billedThrough ?? '');
  const last = charged.toSorted().at(-1) ?? '';
  return last >= today ? dayAfter(last, 1) : today;
}

const METHODS = ['percent', 'amount', 'none'] as const;
