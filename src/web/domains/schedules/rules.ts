import type { Api } from '#contract/index.ts';
import type { Reply, Sent } from '#contract/kernel/endpoint.ts';
import { LONGEST_CYCLE } from '#contract/schedules-choices.ts';

/** A child who is expected on a day, and with which times. */
export type ExpectedChild = Reply<Api['GET /api/expected']>[number];
export type Schedule = Reply<Api['GET /api/children/:id/schedules']>[number];
export type NewSchedule = Sent<Api['POST /api/children/:id/schedules']>['body'];
export type Slot = NonNullable<NewSchedule['slots']>[number];

export const CYCLES: readonly number[] = Array.from({ length: LONGEST_CYCLE }, (_, at) => at + 1);

/** What holds on a local date, what is still to come, and what was, newest first. */
export function arranged(schedules: readonly Schedule[], today: string) {
  return {
    now: schedules.find(({ from, to }) => from <= today && (to === null || to >= today)),
    coming: schedules.filter(({ from }) => from > today).toReversed(),
    past: schedules.filter(({ to }) => to !== null && to < today),
  };
}

/** Days of a week with the same times together, in the order of the week: Monday, Wednesday and Friday from eight to four. */
export function timesOf<Time extends Slot | Schedule['slots'][number]>(slots: readonly Time[], week: number) {
  const ofWeek = slots.filter((slot) => slot.week === week);
  const groups = Map.groupBy(ofWeek, ({ arrives, leaves, room }) => `${arrives} ${leaves} ${room ?? ''}`);
  return [...groups.values()].map((days) => ({
    weekdays: days.map(({ weekday }) => weekday),
    arrives: days[0]?.arrives ?? '',
    leaves: days[0]?.leaves ?? '',
    room: days[0]?.room ?? null,
  }));
}

/** On which days of the week a child is booked by a schedule, in some week of its cycle; all `open` ones without one, null where days are booked one by one. */
export function bookedDays(schedule: Schedule | undefined, open: readonly number[]): number[] | null {
  if (!schedule) return [...open].toSorted();
  if (schedule.kind !== 'fixed') return null;
  const booked = new Set(schedule.slots.map(({ weekday }) => weekday));
  return [...booked].filter((day) => open.includes(day)).toSorted();
}
