import type { KindOfBooking } from '#contract/bookings-choices.ts';
import type { Times } from '#contract/bookings-times.ts';
import type { Scope } from '#server/db/scope.ts';
import { chargeBookedDay, takeBackBookedDay } from '#server/domains/billing/booked-days/commands.ts';
import { endAbsenceOn } from '#server/domains/notices/commands.ts';
import { scheduleChanged } from '#server/domains/schedules/hooks.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import { type BookingRow, bookingById, insertBooking } from './queries.ts';

// What a booking brings about when it is entered, holds, and holds no longer.

export interface Entered extends Times {
  readonly childId: number;
  readonly date: string;
  readonly kind: KindOfBooking;
  readonly givesUp: string | null;
  /** In cents. */
  readonly price: number;
}

/** Enters what a guardian asked for; what is not confirmed at once waits for staff, who are told. */
export async function enterBooking(
  scope: Scope,
  asked: Entered,
  { guardianId, isConfirmed }: { readonly guardianId: number; readonly isConfirmed: boolean },
): Promise<BookingRow> {
  const status = isConfirmed ? 'confirmed' : 'requested';
  const at = { requestedAt: scope.now, decidedAt: isConfirmed ? scope.now : null };
  const { id } = await scope.one(insertBooking({ ...asked, status, requestedBy: guardianId, ...at }));
  const { childId, ...after } = { ...asked, status };
  audit(scope, { action: 'ask for a day', entity: 'booking', ids: [id], children: [childId], after });
  const booking = await scope.one(bookingById(id));
  if (isConfirmed) await takeEffect(scope, booking);
  else
    await notify(scope, {
      kind: 'attendance',
      event: 'booking-requested',
      recipients: { staffWith: ['children.enroll'] },
      about: { id, childIds: [childId] },
    });
  scope.touch('bookings', [childId]);
  return booking;
}

/** From now on the child is expected as booked, and the family charged for it. */
export async function takeEffect(scope: Scope, booking: BookingRow): Promise<void> {
  const { id, childId, date, price, kind } = booking;
  if (price > 0) await chargeBookedDay(scope, { bookingId: id, childId, date, price });
  if (kind === 'return') await endAbsenceOn(scope, childId, date);
  await tellDays(scope, booking);
}

/** What was agreed holds again, and what was charged is taken back. */
export async function loseEffect(scope: Scope, booking: BookingRow): Promise<void> {
  const { id, date, price } = booking;
  if (price > 0) await takeBackBookedDay(scope, id, date);
  await tellDays(scope, booking);
}

async function tellDays(scope: Scope, { childId, date, givesUp }: BookingRow): Promise<void> {
  for (const day of [date, givesUp])
    if (day !== null) await scheduleChanged.tell(scope, { childId, from: day, to: day });
  scope.touch('children', [childId]);
  scope.touch('attendance', [childId]);
}
