import { DUPLICATE_REASONS, INQUIRY_MAIL_KINDS, INQUIRY_STATES, LOST_REASONS } from './admissions-choices.ts';
import { BookedTour } from './admissions-tours.ts';
import { PARENT_LANGUAGES } from './kernel/languages.ts';
import { AnsweredDate, Instant, LocalTime } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

export const Child = z.object({
  id: z.int(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  birthDate: AnsweredDate.nullable(),
  dueDate: AnsweredDate.nullable(),
  wishedStart: AnsweredDate,
  weekdays: z.array(z.int()),
});

/** An inquiry with all that is known of it. */
export const Inquiry = z
  .object({
    id: z.int(),
    state: z.enum(INQUIRY_STATES),
    lostReason: z.enum(LOST_REASONS).nullable(),
    source: z.enum(['family', 'staff']),
    language: z.enum(PARENT_LANGUAGES),
    createdAt: Instant,
    createdBy: z.string().nullable(),
    /** On which day it is erased where nobody does anything with it any more. */
    keptUntil: AnsweredDate,
    contacts: z.array(
      z.object({
        id: z.int(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string().nullable(),
        phoneNumber: z.string().nullable(),
      }),
    ),
    children: z.array(Child),
    /** The newest first. */
    notes: z.array(z.object({ id: z.int(), text: z.string(), createdAt: Instant, createdBy: z.string().nullable() })),
    tasks: z.array(
      z.object({
        id: z.int(),
        text: z.string(),
        dueOn: AnsweredDate.nullable(),
        doneAt: Instant.nullable(),
        doneBy: z.string().nullable(),
      }),
    ),
    /** Inquiries that look like the same family. */
    duplicates: z.array(
      z.object({
        id: z.int(),
        firstName: z.string(),
        lastName: z.string(),
        state: z.enum(INQUIRY_STATES),
        createdAt: Instant,
        reasons: z.array(z.enum(DUPLICATE_REASONS)),
      }),
    ),
    /** The last one first. */
    tours: z.array(
      BookedTour.extend({ date: AnsweredDate, time: LocalTime, minutes: z.int(), host: z.string().nullable() }),
    ),
    /** What went to the family, the newest first; the text is that of letters that staff wrote. */
    mails: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(INQUIRY_MAIL_KINDS),
        subject: z.string(),
        text: z.string().nullable(),
        sentAt: Instant,
        sentBy: z.string().nullable(),
      }),
    ),
    /** It has an e-mail, and has not said that it wants no mails that staff write. */
    takesLetters: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'Inquiry' });
