import type { DayEntry } from '#web/domains/dashboard/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** What happened, in a few words. */
export function EntryTitle({ entry }: { entry: DayEntry }) {
  const { t } = useTranslation();
  const person = entry.by;
  switch (entry.kind) {
    case 'check-in':
      return person ? t('familyDay.day.checkInBy', { person }) : t('familyDay.day.checkIn');
    case 'check-out':
      return person ? t('familyDay.day.checkOutBy', { person }) : t('familyDay.day.checkOut');
    case 'activity':
    case 'photo':
      return entry.title;
    case 'daily-report':
      return t('familyDay.day.report');
    case 'incident':
      return t('familyDay.day.incident');
  }
}
