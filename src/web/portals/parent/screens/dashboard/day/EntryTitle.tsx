import type { DayEntry } from '../../../../../domains/dashboard/rules.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';

/** What happened, in a few words. */
export function EntryTitle({ entry }: { entry: DayEntry }) {
  const { t } = useTranslation();
  const person = entry.by;
  switch (entry.kind) {
    case 'check-in':
      return person ? t('portal.day.checkInBy', { person }) : t('portal.day.checkIn');
    case 'check-out':
      return person ? t('portal.day.checkOutBy', { person }) : t('portal.day.checkOut');
    case 'activity':
    case 'photo':
      return entry.title;
    case 'daily-report':
      return t('portal.day.report');
    case 'incident':
      return t('portal.day.incident');
  }
}
