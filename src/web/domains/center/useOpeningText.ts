import { daysBetween, formatDate, formatTime, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { CenterStatus } from './rules.ts';

/** When the center opens next, as a sentence. */
export function useOpeningText(next: CenterStatus['nextOpening']): string {
  const { t } = useTranslation();
  const today = useCenterToday();
  if (!next) return t('center.status.opensNever');
  const time = formatTime(next.time);
  const days = daysBetween(today, next.date);
  if (days <= 0) return t('center.status.opensToday', { time });
  if (days === 1) return t('center.status.opensTomorrow', { time });
  return t('center.status.opensOn', { day: formatDate(next.date, 'long'), time });
}
