import { localeOf } from '#web/lib/locale.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** How this reader writes whole numbers, averages and percentages. */
export function useNumbers() {
  const locale = localeOf(useTranslation().i18n.language);
  const whole = new Intl.NumberFormat(locale);
  const average = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return {
    whole: (value: number) => whole.format(value),
    average: (value: number) => average.format(value),
    /** Of a number of hundredths. */
    percent: (value: number) => percent.format(value / 100),
  };
}
