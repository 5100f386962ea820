import { LONGEST_TOURS, TOUR_NOTICE_HOURS } from '#contract/admissions-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { refuseLong } from '#server/http/date-range.ts';
import { addDays, dayAt } from '#server/kernel/clock/zone.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { inquiryById } from './queries.ts';
import * as rows from './tour-queries.ts';
import { isTouring, lastMoment, startOf } from './tour-rules.ts';

export const shownTour = ({
  id,
  inquiryId,
  firstName,
  lastName,
  phoneNumber,
  children,
  state,
  ...tour
}: rows.TourRow) => ({
  id,
  inquiryId,
  firstName,
  lastName,
  phoneNumber,
  children,
  state,
  canceledBy: tour.canceledBy,
  bookedAt: tour.bookedAt,
  bookedBy: tour.bookedBy,
});

function shown({ hostId, host, ...slot }: rows.SlotRow, all: readonly rows.TourRow[]) {
  const tours = all.filter(({ slotId }) => slotId === slot.id);
  const taken = tours.filter(({ state }) => state !== 'canceled').length;
  return {
    ...slot,
    host: hostId !== null && host !== null ? { id: hostId, name: host } : null,
    left: Math.max(0, slot.places - taken),
    tours: tours.map(shownTour),
  };
}

export async function shownSlot(scope: Scope, id: number) {
  const slot = orRefuse(await scope.maybe(rows.slotById(id)), notFound('This time was not found'));
  return shown(slot, await scope.all(rows.toursOfSlots([id])));
}

/** Times of a range of dates with who has booked; without one from today on. */
export async function listTours(
  scope: Scope,
  range: { readonly from?: string | undefined; readonly to?: string | undefined },
) {
  const { center } = await scope.opened;
  const today = dayAt(scope.now, center.zone);
  const from = range.from ?? (range.to === undefined ? today : addDays(range.to, 1 - LONGEST_TOURS));
  const to = range.to ?? addDays(from, LONGEST_TOURS - 1);
  refuseLong({ from, to }, LONGEST_TOURS);
  const [slots, hosts] = await Promise.all([scope.all(rows.slotsBetween(from, to)), scope.all(rows.activeHosts())]);
  const tours = await scope.all(rows.toursOfSlots(slots.map(({ id }) => id)));
  const bySlot = Map.groupBy(tours, ({ slotId }) => slotId);
  return { today, hosts, slots: slots.map((slot) => shown(slot, bySlot.get(slot.id) ?? [])) };
}

/** What a family may choose, and what it has booked. */
export async function familyTours(scope: Scope, inquiryId: number) {
  const { center } = await scope.opened;
  const { state } = await scope.one(inquiryById(inquiryId));
  const own = await scope.all(rows.toursOfInquiry(inquiryId));
  const booked = own
    .filter((tour) => tour.state === 'booked' && startOf(tour, center.zone) > scope.now)
    .map(({ id, slotId, date, time, minutes, host }) => ({ id, slotId, date, time, minutes, host }))
    .toReversed();
  if (!isTouring(state)) return { booked, slots: [] };
  const from = dayAt(new Date(scope.now.getTime() + TOUR_NOTICE_HOURS * 3_600_000), center.zone);
  const open = await scope.all(rows.openSlots(from, addDays(from, LONGEST_TOURS - 1)));
  const slots = open.filter((slot) => lastMoment(startOf(slot, center.zone), 'family') > scope.now);
  return { booked, slots };
}
