import type { NewSchedule, Schedule, Slot } from '#web/domains/schedules/rules.ts';

export type Kind = NewSchedule['kind'];
export type Hours = readonly { readonly weekday: number; readonly opens: string; readonly closes: string }[];

/** What stands in the form; of each day its times, an empty list where the child does not come. */
export interface ScheduleValues {
  readonly from: string;
  /** Empty: without an end. */
  readonly to: string;
  readonly kind: Kind;
  readonly cycleWeeks: number;
  readonly slots: readonly Slot[];
}

/** What holds now stands in the form, to be changed from today on. */
export const valuesOf = (now: Schedule | undefined, today: string): ScheduleValues => ({
  from: today,
  to: '',
  kind: now?.kind ?? 'fixed',
  cycleWeeks: now?.cycleWeeks ?? 1,
  slots: now?.slots.map(({ room, ...slot }) => (room === null ? slot : { ...slot, room })) ?? [],
});

/** Days of the week that are to be booked from a day on. */
export interface WantedDays {
  readonly from: string;
  readonly weekdays: readonly number[];
}
/** The form of days that are wanted, with the times that hold on each of them now, else with those of the day before it, else with the opening hours. */
export function wantedValues({ from, weekdays }: WantedDays, now: Schedule | undefined, hours: Hours): ScheduleValues {
  const held = valuesOf(now, from).slots.filter(({ week }) => week === 1);
  let values: ScheduleValues = { from, to: '', kind: 'fixed', cycleWeeks: 1, slots: [] };
  for (const weekday of weekdays) {
    const same = held.filter((slot) => slot.weekday === weekday);
    values = same.length > 0 ? { ...values, slots: values.slots.concat(same) } : withDay(values, 1, weekday, hours);
  }
  return values;
}

const isOn = (week: number, weekday: number) => (slot: Slot) => slot.week === week && slot.weekday === weekday;

export const slotsOn = ({ slots }: ScheduleValues, week: number, weekday: number): readonly Slot[] =>
  slots.filter(isOn(week, weekday)).toSorted((one, other) => (one.arrives < other.arrives ? -1 : 1));

/** A day that is ticked takes the times of the last one, or the opening hours. */
export function withDay(values: ScheduleValues, week: number, weekday: number, hours: Hours): ScheduleValues {
  const like = values.slots.at(-1);
  const open = hours.find((day) => day.weekday === weekday) ?? hours[0];
  const times = like
    ? { arrives: like.arrives, leaves: like.leaves }
    : { arrives: open?.opens ?? '', leaves: open?.closes ?? '' };
  return { ...values, slots: [...values.slots, { week, weekday, ...times }] };
}

export const withoutDay = (values: ScheduleValues, week: number, weekday: number): ScheduleValues => ({
  ...values,
  slots: values.slots.filter((slot) => !isOn(week, weekday)(slot)),
});

export const withSlot = (values: ScheduleValues, old: Slot, slot: Slot | null): ScheduleValues => ({
  ...values,
  slots: values.slots.flatMap((one) => (one === old ? (slot ? [slot] : []) : [one])),
});

/** What is sent; weeks beyond the cycle, and days of care that is booked day by day, are left out. */
export const bodyOf = ({ from, to, kind, cycleWeeks, slots }: ScheduleValues): NewSchedule => ({
  from,
  ...(to !== '' && { to }),
  kind,
  ...(kind === 'fixed' && { cycleWeeks, slots: slots.filter(({ week }) => week <= cycleWeeks) }),
});
