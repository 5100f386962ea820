import { useTranslation } from '#web/lib/useTranslation.tsx';

/** The weekday that weeks begin with. */
export function useWeekStart(): number {
  const { i18n } = useTranslation();
  return i18n.language === 'fr' || i18n.language === 'de' ? 1 : 7;
}
