import {
  DUPLICATE_REASONS,
  INQUIRY_MAIL_KINDS,
  INQUIRY_STATES,
  LOST_REASONS,
  SHOWN_FEE_STATES,
} from './admissions-choices.ts';
import { BookedTour } from './admissions-tours.ts';
import { STAFF_METHODS } from './billing-payment-methods.ts';
import { PARENT_LANGUAGES } from './kernel/languages.ts';
import { AnsweredDate, Cents, Instant, LocalTime } from './kernel/primitives.ts';
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

/** What a family was asked for standing on the waitlist. */
export const Fee = z
  .object({
    id: z.int(),
    /** Null: the inquiry is gone. */
    inquiryId: z.int().nullable(),
    /** Who was asked, and how to reach them; null: nobody is known any more, as nothing is owed. */
    payee: z.string().nullable(),
    reach: z.string().nullable(),
    amount: Cents,
    /** Whether it is given back once the family does not wait any more. */
    isRefundable: z.boolean(),
    state: z.enum(SHOWN_FEE_STATES),
    askedOn: AnsweredDate,
    paidOn: AnsweredDate.nullable(),
    paidBy: z.enum(STAFF_METHODS).nullable(),
    returnedOn: AnsweredDate.nullable(),
    returnedBy: z.enum(STAFF_METHODS).nullable(),
    version: z.int(),
  })
  .meta({ id: 'WaitlistFee' });

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
    /** What it was asked for standing on the waitlist, the newest first. */
    fees: z.array(Fee),
    /** It waits, was not asked for a fee, and the center asks one. */
    canAskFee: z.boolean(),
    /** It has an e-mail, and has not said that it wants no mails that staff write. */
    takesLetters: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'Inquiry' });
