import { formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useWeekdayNames } from '#web/lib/useWeekdayNames.ts';
import { groupedSlots, type Offer } from './rules.ts';

/** On which days and from when to when a place is offered. */
export function OfferTimes({ slots }: Pick<Offer, 'slots'>) {
  const { t } = useTranslation();
  const weekday = useWeekdayNames();
  return (
    <>
      {groupedSlots(slots).map(({ weekdays, arrives, leaves }) => (
        <span key={`${weekdays[0]} ${arrives}`} className="block">
          {t('offersFamily.times', {
            days: weekdays.map((day) => weekday(day, 'short')).join(', '),
            from: formatTime(arrives),
            to: formatTime(leaves),
          })}
        </span>
      ))}
    </>
  );
}
