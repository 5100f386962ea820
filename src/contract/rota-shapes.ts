import { AnsweredDate, Id, LocalDate } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import { MOST_BREAKS, SHIFT_KINDS, SHIFT_WARNINGS } from './rota-choices.ts';

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
