import { dayOfYear, type RenewalRule } from '#web/domains/forms/renewals.ts';
import { localeOf } from '#web/lib/locale.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** How long what was signed holds, in words. */
export function useRuleText(): (rule: RenewalRule | null) => string {
  const { t, i18n } = useTranslation();
  return (rule) => {
    if (rule === null) return t('formsRenewals.rules.never');
    if (rule.every === 'school-year')
      return t('formsRenewals.rules.schoolYear', { day: dayOfYear(rule.from, localeOf(i18n.language)) });
    return rule.months % 12 === 0
      ? t('formsRenewals.rules.years', { count: rule.months / 12 })
      : t('formsRenewals.rules.months', { count: rule.months });
  };
}
