import { type Schedule, timesOf } from '#web/domains/schedules/rules.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useWeekdayNames } from '#web/lib/useWeekdayNames.ts';

/** Says in words on which days a child is booked. */
export function useScheduleText() {
  const { t, i18n } = useTranslation();
  const weekday = useWeekdayNames();
  const list = new Intl.ListFormat(i18n.language, { style: 'short', type: 'conjunction' });
  const days = (weekdays: readonly number[]) => list.format(weekdays.map((day) => weekday(day, 'short')));
  const week = ({ slots }: Schedule, number: number) =>
    timesOf(slots, number)
      .map(({ weekdays, arrives, leaves, room }) => {
        const times = { days: days(weekdays), from: formatTime(arrives), to: formatTime(leaves) };
        return room === null ? t('schedules.times', times) : t('schedules.timesIn', { ...times, room });
      })
      .join('; ');
  return {
    /** 'Mon, Wed and Fri'. */
    days,
    /** A line for each week of the cycle. */
    lines: (schedule: Schedule): string[] => {
      if (schedule.kind !== 'fixed') return [t(`schedules.kinds.${schedule.kind}`)];
      if (schedule.cycleWeeks === 1) return [week(schedule, 1)];
      return Array.from({ length: schedule.cycleWeeks }, (_, at) =>
        t('schedules.week', { number: at + 1, days: week(schedule, at + 1) || t('schedules.noDay') }),
      );
    },
    span: ({ from, to }: Schedule): string =>
      to === null
        ? t('schedules.since', { from: formatDate(from) })
        : t('schedules.span', { from: formatDate(from), to: formatDate(to) }),
  };
}
