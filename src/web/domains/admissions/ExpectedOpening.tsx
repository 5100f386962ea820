import { formatMonth } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { WaitingChild } from './rules.ts';

/** When a place is expected by the days that are booked now, said carefully; of what is not known nothing. */
export function ExpectedOpening({ opening: { kind, month } }: { opening: WaitingChild['opening'] }) {
  const { t } = useTranslation();
  if (kind === 'unknown') return null;
  return (
    <p className="text-ink-soft">
      {month
        ? t('admissionsUpkeep.opening', { month: formatMonth(month.slice(0, 7)) })
        : t('admissionsUpkeep.openingLater')}
    </p>
  );
}
