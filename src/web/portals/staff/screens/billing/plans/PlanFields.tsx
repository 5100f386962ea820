import { type UseFormReturn, useWatch } from 'react-hook-form';
import { lowers } from '#web/domains/billing/rules.ts';
import { centsOf } from '#web/lib/money.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { AmountInput } from '../account/AmountInput.tsx';
import { PercentInput } from '../PercentInput.tsx';
import { WeekdayBoxes } from '../WeekdayBoxes.tsx';
import type { PlanValues } from './planValues.ts';

type PlanFieldsProps = Pick<UseFormReturn<PlanValues>, 'register' | 'control' | 'setValue'> & {
  errors: UseFormReturn<PlanValues>['formState']['errors'];
  /** How often it is charged can be said once only. */
  isNew?: boolean;
};

/** A plan's name, price and days. */
export function PlanFields({ register, control, setValue, errors, isNew = false }: PlanFieldsProps) {
  const { t } = useTranslation();
  const [kind, cadence, isPercent, weekdays] = useWatch({
    control,
    name: ['kind', 'cadence', 'isPercent', 'weekdays'],
  });
  const byPercent = lowers(kind) && isPercent;
  const isTuition = kind === 'tuition';
  const Much = byPercent ? PercentInput : AmountInput;
  return (
    <>
      <Field label={t('billingPlans.fields.name')} required error={errors.name?.message}>
        <TextInput
          maxLength={80}
          {...register('name', { validate: (name) => name.trim() !== '' || t('billingPlans.fields.nameRequired') })}
        />
      </Field>
      {isNew && isTuition && (
        <Field label={t('billingPlans.fields.cadence')} hint={t(`billingPlans.cadenceHints.${cadence}`)}>
          <Select
            options={CADENCES.map((value) => ({ value, label: t(`billingPlans.cadences.${value}`) }))}
            {...register('cadence')}
          />
        </Field>
      )}
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        {lowers(kind) && (
          <Field group label={t('billingPlans.fields.measure')}>
            <SegmentedControl
              label={t('billingPlans.fields.measure')}
              options={[
                { value: 'amount', label: t('billingPlans.fields.byAmount') },
                { value: 'percent', label: t('billingPlans.fields.byPercent') },
              ]}
              value={isPercent ? 'percent' : 'amount'}
              onChange={(way) => setValue('isPercent', way === 'percent', { shouldDirty: true })}
            />
          </Field>
        )}
        <Field
          label={t(byPercent ? 'billingPlans.fields.percent' : 'billingPlans.fields.amount')}
          required
          error={errors.amount?.message}
        >
          <Much
            {...register('amount', {
              validate: (typed, { kind, isPercent }) => {
                const much = centsOf(typed) ?? 0;
                if (lowers(kind) && isPercent)
                  return (much > 0 && much <= 10_000) || t('billingPlans.fields.badPercent');
                return much > 0 || t('billingPlans.fields.badAmount');
              },
            })}
          />
        </Field>
      </div>
      {isTuition && cadence !== 'day' && (
        <Field group label={t('billingPlans.fields.weekdays')} hint={t('billingPlans.fields.weekdaysHint')}>
          <WeekdayBoxes
            label={t('billingPlans.fields.weekdays')}
            value={weekdays}
            onChange={(days) => setValue('weekdays', days, { shouldDirty: true })}
          />
        </Field>
      )}
      {!lowers(kind) && (
        <Checkbox
          label={t('billingPlans.fields.offered')}
          hint={t('billingPlans.fields.offeredHint')}
          {...register('isOffered')}
        />
      )}
    </>
  );
}

const CADENCES = ['weekly', 'biweekly', 'monthly', 'day'] as const;
