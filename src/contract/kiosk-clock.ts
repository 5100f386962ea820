import { anyDevice, entranceDevice } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { Id, Instant } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import { PhoneDigits, SealedDelivery } from './kiosk.ts';
import { StaffPin } from './kiosk-room.ts';
import { CLOCK_STATES, PUNCH_KINDS, REFUSED_PUNCHES } from './time-clock-choices.ts';

/**
 * What a tablet seals of a punch: who says so by a ticket of the server's, or while it is away by their PIN with whose it is, which is
 * said by the picture (`staffId`) in a room and by the phone at the entrance.
 */
export const ClockWords = z.strictObject({
  punch: z.enum(PUNCH_KINDS),
  ticket: z.string().max(2000).optional(),
  staffId: Id.optional(),
  phoneDigits: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  pin: StaffPin.optional(),
});
export type ClockWords = z.output<typeof ClockWords>;

const ClockNow = z.object({ state: z.enum(CLOCK_STATES), since: Instant.nullable() });

export const kioskClock = {
  'POST /api/kiosk/clock': {
    summary:
      'Which member of staff is at the entrance, by phone digits and PIN: a ticket with which they clock within a minute',
    audience: 'device',
    access: entranceDevice,
    body: z.strictObject({ phoneDigits: PhoneDigits, pin: StaffPin }),
    reply: ClockNow.extend({ ticket: z.string(), firstName: z.string(), lastName: z.string() }),
  },
  'POST /api/kiosk/punches': {
    summary: 'Send what was clocked; sent again it changes nothing. Each punch answered here is kept by the server',
    audience: 'device',
    access: anyDevice,
    body: SealedDelivery,
    maxBytes: 1_000_000,
    reply: z.object({
      kept: z.array(
        z.object({
          uuid: z.string(),
          /** Whether it is a punch; null where a PIN came with it, of which nothing is told. */
          isRecorded: z.boolean().nullable(),
          reason: z.enum(REFUSED_PUNCHES).nullable(),
          /** How they stand now. */
          clock: ClockNow.nullable(),
        }),
      ),
      now: Instant,
    }),
  },
} satisfies Contract;
