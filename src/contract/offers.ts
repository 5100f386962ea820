import { CADENCES } from './billing-shapes.ts';
import { anyone, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  AnsweredDate,
  Cents,
  Id,
  IdParams,
  Instant,
  LocalDate,
  LocalTime,
  nullableText,
  requiredText,
  Version,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import { MOST_HOURS, MOST_OFFERED_FORMS, MOST_OFFERED_PLANS, OFFER_STATES } from './offers-choices.ts';
import { WEEK_OF_SLOTS } from './planning-choices.ts';

const access = staffWith('admissions');

/** A time of the week; 1 is Monday. */
const Slot = z.object({ weekday: z.int().min(1).max(7), arrives: LocalTime, leaves: LocalTime });
const Slots = z.array(z.strictObject(Slot.shape)).min(1, 'Choose at least one day of the week').max(21);
/** As they stand in an address: '1 08:00-16:00,3 08:00-12:00', where 1 is Monday. */
const WrittenSlots = z
  .string()
  .max(400)
  .regex(WEEK_OF_SLOTS, 'Name the times of the week as 1 08:00-16:00,3 08:00-12:00');

/** What a place costs, in cents, by the rules that the invoices follow. */
const Price = z.object({
  /** What comes again and again: of a whole period, or of a day that is attended. */
  regular: z.array(z.object({ plan: z.string(), cadence: z.enum(CADENCES), amount: Cents })),
  /** What is charged once. */
  fees: z.array(z.object({ plan: z.string(), amount: Cents })),
  /** The first day of each of the first months, and what the care that begins in it costs. */
  months: z.array(z.object({ month: AnsweredDate, amount: Cents })),
  /** Months and fees together, without the deposit. */
  total: Cents,
});

const terms = {
  startsOn: AnsweredDate,
  slots: z.array(Slot),
  room: z.string(),
  price: Price,
  deposit: Cents,
  /** Whether the deposit is given back. */
  isRefundable: z.boolean(),
  expiresAt: Instant,
};

const Offer = z
  .object({
    id: z.int(),
    inquiryId: z.int(),
    inquiryChildId: z.int(),
    /** Of whoever asks. */
    firstName: z.string(),
    lastName: z.string(),
    /** Nobody can write to this family. */
    hasNoEmail: z.boolean(),
    childFirstName: z.string().nullable(),
    childLastName: z.string().nullable(),
    /** Of a child not born yet. */
    dueDate: AnsweredDate.nullable(),
    state: z.enum(OFFER_STATES),
    ...terms,
    madeAt: Instant,
    madeBy: z.string().nullable(),
    endedAt: Instant.nullable(),
    /** Why the family said no, or the center took it back. */
    reason: z.string().nullable(),
    /** The child, since it is enrolled. */
    childId: z.int().nullable(),
    /** What of the deposit was charged, and not taken back. */
    chargedDeposit: Cents,
    /** What of it is still to be paid. */
    openDeposit: Cents,
    /** The place is free again, and was offered to somebody else since. */
    isPassedOn: z.boolean(),
    /** Who stands next on the waitlist for the same place, where it is free again. */
    next: z.object({ inquiryChildId: z.int(), name: z.string() }).nullable(),
  })
  .meta({ id: 'Offer' });

const FamilyOffer = z.object({
  id: z.int(),
  childFirstName: z.string().nullable(),
  state: z.enum(OFFER_STATES),
  ...terms,
  /** When it ends, by the center's clock. */
  ends: z.object({ date: AnsweredDate, time: LocalTime }),
  /** It is accepted, and the place held until the family says that the child is born. */
  waitsForBirth: z.boolean(),
  /** What is still to be paid of the deposit. */
  openDeposit: Cents,
  /** The number to write with a payment; null: nothing is to be paid. */
  reference: z.string().nullable(),
});
const FamilyOffers = z.object({
  /** The newest first. */
  offers: z.array(FamilyOffer),
  /** A deposit can be paid online. */
  isOnline: z.boolean(),
  contact: z.object({ phone: z.string().nullable(), email: z.string().nullable() }),
});

const linked = z.object({ token: z.string().max(100), id: Id });

/** A half hour in which something is against one more child. */
const Meeting = z.object({ date: AnsweredDate, from: LocalTime });

const NewOffer = z.strictObject({
  inquiryChildId: Id,
  roomId: Id,
  startsOn: LocalDate,
  slots: Slots,
  planIds: z.array(Id).max(MOST_OFFERED_PLANS),
  /** Asked of the guardians as soon as the child is enrolled. */
  formIds: z.array(Id).max(MOST_OFFERED_FORMS),
  /** In cents. */
  deposit: z.int('Enter an amount in cents').min(0).max(100_000_000),
  isRefundable: z.boolean(),
  /** For how many hours the place is held. */
  hours: z
    .int('Enter a number of hours')
    .min(1, 'Enter between {{minimum}} and 720 hours')
    .max(MOST_HOURS, 'Enter at most {{maximum}} hours'),
  /** That too few staff are assigned to the room was read. */
  shortAcknowledged: z.boolean().optional(),
});

export const offers = {
  'GET /api/offers': {
    summary: 'Places that are offered, those that wait for an answer first, then the newest; at most 200',
    audience: 'staff',
    access,
    query: z.object({ inquiryId: Id.optional() }),
    reply: z.object({
      offers: z.array(Offer),
      /** A place that is free again is offered to the next by itself. */
      asksNext: z.boolean(),
      version: z.int(),
    }),
  },
  'GET /api/offers/choices': {
    summary: 'What an offer is made of: rooms, plans, forms and hours, and what the last one said of deposit and forms',
    audience: 'staff',
    access,
    reply: z.object({
      rooms: z.array(z.object({ id: z.int(), name: z.string() })),
      plans: z.array(
        z.object({ id: z.int(), name: z.string(), cadence: z.enum(CADENCES).nullable(), amount: Cents.nullable() }),
      ),
      forms: z.array(z.object({ id: z.int(), title: z.string() })),
      /** Of each weekday on which the center opens. */
      hours: z.array(z.object({ weekday: z.int(), opens: LocalTime, closes: LocalTime })),
      deposit: Cents,
      isRefundable: z.boolean(),
      formIds: z.array(z.int()),
    }),
  },
  'GET /api/offers/rooms': {
    summary: 'In which rooms a child of an inquiry fits from a day on, and when it does not first. Nothing is kept',
    audience: 'staff',
    access,
    query: z.object({ inquiryChildId: Id, from: LocalDate, slots: WrittenSlots }),
    reply: z.object({
      rooms: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          /** Null: a place is free all the time. */
          full: Meeting.nullable(),
          /** Null: enough staff are assigned all the time. */
          short: Meeting.nullable(),
        }),
      ),
    }),
  },
  'GET /api/offers/price': {
    summary: 'What plans cost a child from a day on, in cents, by the rules that invoices follow. Nothing is kept',
    audience: 'staff',
    access,
    query: z.object({
      from: LocalDate,
      slots: WrittenSlots,
      /** Their ids: '3,4'; without any nothing is charged. */
      plans: z
        .string()
        .max(200)
        .regex(/^(\d{1,15}(,\d{1,15}){0,9})?$/, 'Name the plans by their ids')
        .optional(),
    }),
    reply: Price,
  },
  'POST /api/offers': {
    summary: 'Offer a place to a child of an inquiry; it is held until the offer ends. The family is written to',
    audience: 'staff',
    access,
    body: NewOffer,
    status: 201,
    reply: Offer,
  },
  'POST /api/offers/:id/end': {
    summary: 'Withdraw an offer, or note that the family declined it; the place is free again',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ as: z.enum(['withdrawn', 'declined']), reason: nullableText(300) }),
    reply: Offer,
  },
  'POST /api/offers/:id/accept': {
    summary: 'Note that a family accepted an offer, as on the phone: the child is enrolled',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ total: Cents }),
    reply: Offer,
  },
  'POST /api/offers/:id/birth': {
    summary: 'Say that the child of an accepted offer is born: now it is enrolled',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({
      firstName: requiredText('First name is required', 80),
      lastName: requiredText('Last name is required', 80),
      birthDate: LocalDate,
    }),
    reply: Offer,
  },
  'POST /api/offers/:id/next': {
    summary: 'Offer a place that is free again to whoever stands next on the waitlist for it',
    audience: 'staff',
    access,
    params: IdParams,
    status: 201,
    reply: Offer,
  },
  'POST /api/offers/:id/deposit/return': {
    summary:
      'Take the charge of a deposit back, by a counter entry or a credit; money that was paid is refunded as ever',
    audience: 'staff',
    access: staffWith('billing'),
    params: IdParams,
    body: z.strictObject({ reason: requiredText('Please give a reason', 300) }),
    reply: z.object({ returned: Cents }),
  },
  'PUT /api/offers/settings': {
    summary: 'Say whether a place that is free again is offered to the next on the waitlist by itself',
    audience: 'staff',
    access,
    body: z.strictObject({ asksNext: z.boolean(), version: Version }),
    reply: z.object({ asksNext: z.boolean(), version: z.int() }),
  },
  'GET /api/join/inquiries/:token/offers': {
    summary: 'The places that a family was offered, by the link to its inquiry',
    audience: 'anyone',
    access: anyone,
    params: z.object({ token: z.string().max(100) }),
    reply: FamilyOffers,
  },
  'POST /api/join/inquiries/:token/offers/:id/accept': {
    summary: 'Accept a place: the child is enrolled, all at once. Once more it changes nothing',
    audience: 'anyone',
    access: anyone,
    params: linked,
    /** What the family read that it costs. */
    body: z.strictObject({ total: Cents }),
    reply: FamilyOffers,
  },
  'POST /api/join/inquiries/:token/offers/:id/decline': {
    summary: 'Decline a place, with a reason or without one',
    audience: 'anyone',
    access: anyone,
    params: linked,
    body: z.strictObject({ reason: nullableText(300) }),
    reply: FamilyOffers,
  },
  'POST /api/join/inquiries/:token/offers/:id/deposit': {
    summary: 'Begin to pay the deposit online; answers the address of the payment page',
    audience: 'anyone',
    access: anyone,
    params: linked,
    reply: z.object({ url: z.string() }),
  },
} satisfies Contract;
