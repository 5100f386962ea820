import { ROOM_FILTERS, type RoomFilter } from '#contract/center-room-filters.ts';
import { type Days, daysOf, PERIODS, type PeriodChoice, problemOf } from '#web/domains/analytics/rules.ts';
import { useOwnRoomFilter } from '#web/domains/center/ownRoom.ts';
import { useSearchFields } from '#web/layout/useSearchFields.ts';
import { dayAfter, useCenterToday } from '#web/lib/time.ts';

export const REPORT_TABS = ['overview', 'attendance', 'booked', 'incidents', 'activities'] as const;
type ReportTab = (typeof REPORT_TABS)[number];

/** What the reports are of, and which part is shown; all of it in the address, so that a reload and a link keep it. */
export function usePeriod() {
  const { asked, askedDay, choose } = useSearchFields();
  const today = useCenterToday();
  const own = useOwnRoomFilter();
  const choice: PeriodChoice = PERIODS.find((known) => known === asked('period')) ?? 'today';
  const room: RoomFilter = ROOM_FILTERS.find((known) => known === asked('room')) ?? own;
  const tab: ReportTab = REPORT_TABS.find((known) => known === asked('tab')) ?? 'overview';
  const days: Days =
    choice === 'custom'
      ? { from: askedDay('from', dayAfter(today, -29)), to: askedDay('to', today) }
      : daysOf(choice, today);

  return {
    choice,
    room,
    tab,
    days,
    today,
    problem: choice === 'custom' ? problemOf(days) : null,
    /** The day whose ratio is shown, where one was chosen. */
    chosenDay: askedDay('day', '') || null,
    /** The period's last day that has come. */
    lastDay: days.to < today ? days.to : today,
    choosePeriod: (next: PeriodChoice) =>
      choose({
        period: next === 'today' ? null : next,
        from: next === 'custom' ? days.from : null,
        to: next === 'custom' ? days.to : null,
        day: null,
      }),
    chooseDays: (next: Partial<Days>) => choose({ ...next, day: null }),
    chooseRoom: (next: RoomFilter) => choose({ room: next === own ? null : next }),
    chooseTab: (next: string) => choose({ tab: next === 'overview' ? null : next }),
    chooseDay: (next: string) => choose({ day: next }),
  };
}
export type Period = ReturnType<typeof usePeriod>;
