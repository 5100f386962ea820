import { formatDuration } from '#web/lib/duration.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** A duration that may be below zero, in minutes. */
export function useSignedDuration(): (minutes: number) => string {
  const { t } = useTranslation();
  return (minutes) => (minutes < 0 ? t('timeOff.minus', { time: formatDuration(-minutes) }) : formatDuration(minutes));
}
