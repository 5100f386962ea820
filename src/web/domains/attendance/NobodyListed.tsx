import { DoorClosed, SearchX } from 'lucide-react';
import type { closingOf } from '#web/domains/attendance/rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

type NobodyListedProps = {
  /** There are children, whom the search or the room leaves out. */
  isNarrowed: boolean;
  isOpen: boolean;
  next: NonNullable<ReturnType<typeof closingOf>>['next'];
};

/** Why the day's list is empty: nothing found, no children, or a closed day and when the next one is. */
export default function NobodyListed({ isNarrowed, isOpen, next }: NobodyListedProps) {
  const { t } = useTranslation();
  if (isOpen || isNarrowed)
    return (
      <EmptyState icon={<SearchX />} title={t('attendance.empty')}>
        {t(isNarrowed ? 'attendance.emptyHint' : 'attendance.nobody')}
      </EmptyState>
    );
  return (
    <EmptyState icon={<DoorClosed />} title={t('attendance.closed.title')}>
      {next && t('attendance.closed.next', { day: formatDate(next.date, 'long'), count: next.expected })}
    </EmptyState>
  );
}
