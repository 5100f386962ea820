import { formatTime, formatWeekday, useCenterNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** What day and time it is in the demonstration, which has a clock of its own (accounts-14); not read out every minute. */
export default function DemoTime() {
  const { t } = useTranslation();
  const { date, time } = useCenterNow();
  return <span aria-live="off">{t('shell.demoTime', { day: formatWeekday(date), time: formatTime(time) })}</span>;
}
