import { AnsweredDate, Id, LocalDate } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import { MOST_BREAKS, SHIFT_KINDS, SHIFT_WARNINGS, WISH_REASONS } from './rota-choices.ts';

/** When a shift is not worked; minutes of the day. */
export const ShiftBreak = z.object({ fromMinute: z.int(), toMinute: z.int(), isPaid: z.boolean() });

/** When, where and what somebody works. */
export const shiftParts = {
  /** Null: of training and of the office. */
  roomId: z.int().nullable(),
  kind: z.enum(SHIFT_KINDS),
  date: AnsweredDate,
  /** Minutes of the center's day. */
  fromMinute: z.int(),
  toMinute: z.int(),
  /** In order. */
  breaks: z.array(ShiftBreak),
};

export const Shift = z
  .object({
    id: z.int(),
    /** Null: open, nobody has taken it. */
    staffId: z.int().nullable(),
    ...shiftParts,
    /** draft: nobody was told of it; published: as it was told; changed: otherwise than it was told. */
    state: z.enum(['draft', 'published', 'changed']),
    /** What speaks against it (rota-4). */
    warnings: z.array(z.enum(SHIFT_WARNINGS)),
    version: z.int(),
  })
  .meta({ id: 'Shift' });

/** Somebody's shift as they were told it. */
export const OwnShift = z
  .object({
    id: z.int(),
    ...shiftParts,
    room: z.string().nullable(),
    /** Whoever has it gives it to the first who can take it (rota-14). */
    isOffered: z.boolean(),
  })
  .meta({ id: 'OwnShift' });

/** A shift that oneself can have with a planner's yes, and what became of it where one asked (rota-17). */
export const OwnWish = OwnShift.extend({
  /** possible: not asked for; gone: somebody else has it, or it is no longer as it was. */
  status: z.enum(['possible', 'waiting', 'declined', 'gone']),
  /** Why it needs a yes. */
  reasons: z.array(z.enum(WISH_REASONS)),
  /** Why it was declined, where that was said. */
  answer: z.string().nullable(),
}).meta({ id: 'OwnWish' });

/** Somebody asks for a shift, and waits for a planner's yes. */
export const ShiftWish = z
  .object({
    id: z.int(),
    staffId: z.int(),
    name: z.string(),
    /** Who offers the shift; null: it is open. */
    offeredBy: z.string().nullable(),
    ...shiftParts,
    room: z.string().nullable(),
    /** Why it needs a yes. */
    reasons: z.array(z.enum(WISH_REASONS)),
  })
  .meta({ id: 'ShiftWish' });

const minute = (message: string) => z.int(message).min(0, message).max(1440, message);

/** What a caller says of a shift. */
export const saidOfShift = {
  staffId: Id.nullable(),
  roomId: Id.nullable(),
  kind: z.enum(SHIFT_KINDS),
  date: LocalDate,
  /** Minutes of the center's day, from 0 to 1440. */
  fromMinute: minute('Enter the begin of the shift'),
  toMinute: minute('Enter the end of the shift'),
  breaks: z
    .array(
      z.strictObject({
        fromMinute: minute('Enter the begin of the break'),
        toMinute: minute('Enter the end of the break'),
        isPaid: z.boolean(),
      }),
    )
    .max(MOST_BREAKS, 'A shift has at most {{maximum}} breaks'),
};
