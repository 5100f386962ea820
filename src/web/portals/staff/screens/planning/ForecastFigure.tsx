import type { ForecastRoom } from '#web/domains/planning/rules.ts';
import { formatDate, formatMonth } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useNumbers } from '#web/portals/staff/screens/analytics/useNumbers.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { FullnessMark } from './FullnessMark.tsx';

type ForecastFigureProps = {
  room: ForecastRoom;
  /** Its first day, and its place among the months, from 0. */
  month: string;
  place: number;
  onPress(): void;
};

/** A room's month: children booked, occupancy, and how full it is when the fewest places are left. */
export function ForecastFigure({ room, month, place, onPress }: ForecastFigureProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const cell = room.months[place];
  if (!cell?.peak) return <span className="px-2 text-ink-soft">{t('planning.forecast.noDay')}</span>;
  const { children, fullTime, peak } = cell;
  return (
    <button
      type="button"
      className="flex min-h-11 w-full flex-col items-start gap-1 rounded-md px-1 py-1.5 text-start hover:bg-sunken max-sm:flex-row max-sm:flex-wrap max-sm:items-center max-sm:justify-end max-sm:gap-x-2.5"
      onClick={onPress}
    >
      <VisuallyHidden>
        {t('planning.forecast.cell', { room: room.name, month: formatMonth(month.slice(0, 7)) })}
      </VisuallyHidden>
      <span className="whitespace-nowrap font-semibold text-sm tabular-nums">
        {t('planning.childCount', { count: children })}
      </span>
      <span className="whitespace-nowrap text-ink-soft text-sm tabular-nums">
        {t('planning.fullTime.value', { value: fullTime === null ? '–' : numbers.average(fullTime) })}
      </span>
      <FullnessMark booked={peak.children} places={peak.places} />
      <VisuallyHidden>{t('planning.forecast.show', { date: formatDate(peak.date, 'long') })}</VisuallyHidden>
    </button>
  );
}
