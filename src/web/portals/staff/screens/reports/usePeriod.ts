import { useSearchParams } from 'react-router';
import { ROOM_FILTERS, type RoomFilter } from '../../../../../contract/room-filters.ts';
import { type Days, daysOf, PERIODS, type PeriodChoice, problemOf } from '../../../../domains/analytics/rules.ts';
import { IN_PLACE } from '../../../../layout/useScreenTitle.ts';
import { dayAfter, useCenterToday } from '../../../../lib/time.ts';

export const REPORT_TABS = ['overview', 'attendance', 'incidents', 'activities'] as const;
type ReportTab = (typeof REPORT_TABS)[number];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the reports are of, and which part is shown; all of it in the address, so that a reload and a link keep it. */
export function usePeriod() {
  const [search, setSearch] = useSearchParams();
  const today = useCenterToday();
  const choice: PeriodChoice = PERIODS.find((known) => known === search.get('period')) ?? 'today';
  const room: RoomFilter = ROOM_FILTERS.find((known) => known === search.get('room')) ?? 'all';
  const tab: ReportTab = REPORT_TABS.find((known) => known === search.get('tab')) ?? 'overview';
  const typed = (name: string, usual: string) => {
    const value = search.get(name);
    return value === null ? usual : DAY.test(value) ? value : '';
  };
  const days: Days =
    choice === 'custom' ? { from: typed('from', dayAfter(today, -29)), to: typed('to', today) } : daysOf(choice, today);
  const day = search.get('day');

  const change = (changes: Readonly<Record<string, string | null>>) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) after.delete(name);
        else after.set(name, value);
      }
      return after;
    }, IN_PLACE);

  return {
    choice,
    room,
    tab,
    days,
    today,
    problem: choice === 'custom' ? problemOf(days) : null,
    /** The day whose ratio is shown, where one was chosen. */
    chosenDay: day !== null && DAY.test(day) ? day : null,
    /** The period's last day that has come. */
    lastDay: days.to < today ? days.to : today,
    choosePeriod: (next: PeriodChoice) =>
      change({
        period: next === 'today' ? null : next,
        from: next === 'custom' ? days.from : null,
        to: next === 'custom' ? days.to : null,
        day: null,
      }),
    chooseDays: (next: Partial<Days>) => change({ ...next, day: null }),
    chooseRoom: (next: RoomFilter) => change({ room: next === 'all' ? null : next }),
    chooseTab: (next: string) => change({ tab: next === 'overview' ? null : next }),
    chooseDay: (next: string) => change({ day: next }),
  };
}
export type Period = ReturnType<typeof usePeriod>;
