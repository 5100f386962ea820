import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { type ShownEvent, typeOf } from './rules.ts';

type Moment = Pick<ShownEvent, 'date' | 'time' | 'endDate' | 'endTime'>;

/** Says when an event takes place. */
export function useEventText() {
  const { t } = useTranslation();
  /** Only the times, where the day is said already. */
  const times = ({ date, time, endDate, endTime }: Moment): string => {
    if (time === null) return t('common.allDay');
    if (endTime === null || endDate !== date) return formatTime(time);
    return t('events.range', { from: formatTime(time), to: formatTime(endTime) });
  };
  return {
    times,
    when: (moment: Moment): string => {
      const { date, time, endDate, endTime } = moment;
      if (endDate === date) return t('events.dayAndTime', { day: formatDate(date, 'full'), time: times(moment) });
      const at = (day: string, clock: string | null) =>
        clock === null
          ? formatDate(day, 'full')
          : t('events.dayAndTime', { day: formatDate(day, 'full'), time: formatTime(clock) });
      return t('events.range', { from: at(date, time), to: at(endDate, endTime) });
    },
    type: (type: string): string => {
      const known = typeOf(type);
      return known ? t(`events.types.${known}`) : type;
    },
  };
}
