import { localeOf } from '#web/lib/locale.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

const YEAR = 12;

/** Says an age in full months: in months below two years, in years and months from then on. */
export function useAge(): (months: number) => string {
  const { i18n } = useTranslation();
  const locale = localeOf(i18n.language);
  const count = (value: number, unit: 'month' | 'year') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  return (months) => {
    if (months < 2 * YEAR) return count(months, 'month');
    const rest = months % YEAR;
    const parts = [count(Math.floor(months / YEAR), 'year'), ...(rest > 0 ? [count(rest, 'month')] : [])];
    return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts);
  };
}
