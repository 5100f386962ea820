import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { RuleValues } from './ruleValues.ts';

/** What each rule is called. */
export function useRuleLabels(): Readonly<Record<keyof RuleValues, string>> {
  const { t } = useTranslation();
  return {
    automaticInvoices: t('billingRules.automaticInvoices'),
    invoiceDaysBefore: t('billingRules.invoiceDaysBefore'),
    dueDaysAfter: t('billingRules.dueDaysAfter'),
    reminderDays: t('billingRules.reminderDays'),
    lateFeePerMinute: t('billingRules.lateFeePerMinute'),
    lateFeeGraceMinutes: t('billingRules.lateFeeGraceMinutes'),
    lateFeeMost: t('billingRules.lateFeeMost'),
    automaticLateFees: t('billingRules.automaticLateFees'),
  };
}
