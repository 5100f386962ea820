import { type ForecastRoom, fullnessOf } from '#web/domains/planning/rules.ts';
import { formatDate, formatMonth } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useNumbers } from '#web/portals/staff/screens/analytics/useNumbers.ts';
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
  const { kind, count } = fullnessOf(peak);
  const said = t('planning.forecast.childrenAndFullTime', {
    count: children,
    fullTime: fullTime === null ? '–' : numbers.average(fullTime),
  });
  return (
    <button
      type="button"
      className="flex min-h-11 w-full flex-col items-start gap-1 rounded-md px-1 py-1.5 text-start hover:bg-sunken max-sm:items-end"
      aria-label={t('planning.forecast.cell', {
        room: room.name,
        month: formatMonth(month.slice(0, 7)),
        said,
        state: t(`planning.fullness.${kind}`, { count }),
        date: formatDate(peak.date, 'long'),
      })}
      onClick={onPress}
    >
      <span className="font-semibold tabular-nums">{t('planning.childCount', { count: children })}</span>
      <span className="text-ink-soft text-sm tabular-nums">
        {t('planning.fullTime.value', { value: fullTime === null ? '–' : numbers.average(fullTime) })}
      </span>
      <FullnessMark booked={peak.children} places={peak.places} />
    </button>
  );
}
