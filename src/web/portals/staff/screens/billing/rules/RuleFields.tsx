import { useQuery } from '@tanstack/react-query';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { mailState } from '#web/domains/mail/queries.ts';
import { centsOf } from '#web/lib/money.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { AmountInput } from '../account/AmountInput.tsx';
import { daysOf, isCount, type RuleValues } from './ruleValues.ts';
import { useRuleLabels } from './useRuleLabels.ts';

type RuleFieldsProps = Pick<UseFormReturn<RuleValues>, 'register' | 'control'> & {
  errors: UseFormReturn<RuleValues>['formState']['errors'];
};

export function RuleFields({ register, control, errors }: RuleFieldsProps) {
  const { t } = useTranslation();
  const labels = useRuleLabels();
  const mail = useQuery(mailState);
  const isAutomatic = useWatch({ control, name: 'automaticInvoices' });
  const count = { validate: (typed: string) => isCount(typed) || t('billingRules.badCount') };
  const money = (typed: string) => (centsOf(typed) ?? -1) >= 0 || t('billingRules.badMoney');
  return (
    <>
      <Card as="section" title={t('billingRules.invoices.title')} description={t('billingRules.invoices.text')}>
        <div className="grid gap-5">
          <Checkbox
            label={labels.automaticInvoices}
            hint={t(
              mail.data?.isSetUp === false ? 'billingRules.automaticWithoutMail' : 'billingRules.automaticInvoicesHint',
            )}
            {...register('automaticInvoices')}
          />
          <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">
            <Field
              label={labels.invoiceDaysBefore}
              hint={t(isAutomatic ? 'billingRules.invoiceDaysBeforeHint' : 'billingRules.onlyAutomatic')}
              error={errors.invoiceDaysBefore?.message}
            >
              <TextInput inputMode="numeric" {...register('invoiceDaysBefore', count)} />
            </Field>
            <Field
              label={labels.dueDaysAfter}
              hint={t('billingRules.dueDaysAfterHint')}
              error={errors.dueDaysAfter?.message}
            >
              <TextInput inputMode="numeric" {...register('dueDaysAfter', count)} />
            </Field>
          </div>
          <Field
            label={labels.reminderDays}
            hint={t('billingRules.reminderDaysHint')}
            error={errors.reminderDays?.message}
            className="sm:max-w-md"
          >
            <TextInput
              autoComplete="off"
              {...register('reminderDays', {
                validate: (typed) => daysOf(typed) !== undefined || t('billingRules.badDays'),
              })}
            />
          </Field>
        </div>
      </Card>
      <Card as="section" title={t('billingRules.late.title')} description={t('billingRules.late.text')}>
        <div className="grid gap-5">
          <div className="grid gap-5 sm:grid-cols-3 sm:items-start sm:gap-4">
            <Field
              label={labels.lateFeePerMinute}
              hint={t('billingRules.lateFeePerMinuteHint')}
              error={errors.lateFeePerMinute?.message}
            >
              <AmountInput {...register('lateFeePerMinute', { validate: money })} />
            </Field>
            <Field
              label={labels.lateFeeGraceMinutes}
              hint={t('billingRules.lateFeeGraceMinutesHint')}
              error={errors.lateFeeGraceMinutes?.message}
            >
              <TextInput inputMode="numeric" {...register('lateFeeGraceMinutes', count)} />
            </Field>
            <Field
              label={labels.lateFeeMost}
              hint={t('billingRules.lateFeeMostHint')}
              error={errors.lateFeeMost?.message}
            >
              <AmountInput {...register('lateFeeMost', { validate: (typed) => typed.trim() === '' || money(typed) })} />
            </Field>
          </div>
          <Checkbox
            label={labels.automaticLateFees}
            hint={t('billingRules.automaticLateFeesHint')}
            {...register('automaticLateFees')}
          />
        </div>
      </Card>
    </>
  );
}
