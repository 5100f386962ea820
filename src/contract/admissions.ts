import {
  FAMILY_STATES,
  GROUNDS,
  INQUIRY_STATES,
  LOST_REASONS,
  MOST_CHILDREN,
  MOST_CONTACTS,
  MOST_KEEP_MONTHS,
  PAUSED_BY,
  SHOWN_FEE_STATES,
} from './admissions-choices.ts';
import { Child, Inquiry } from './admissions-shapes.ts';
import { anyone, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { PARENT_LANGUAGES } from './kernel/languages.ts';
import {
  AnsweredDate,
  anyText,
  Cents,
  Email,
  Id,
  IdParams,
  Instant,
  LocalDate,
  Nothing,
  nullableText,
  requiredText,
  Version,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const access = staffWith('admissions');

const NewContact = z.strictObject({
  firstName: requiredText('First name is required', 80),
  lastName: requiredText('Last name is required', 80),
  /** This or a phone number, or both. */
  email: Email.nullable(),
  phoneNumber: nullableText(40),
});

const wish = {
  wishedStart: LocalDate,
  /** 1 is Monday. */
  weekdays: z.array(z.int().min(1).max(7)).min(1, 'Choose at least one day').max(7),
};

const NewChild = z.strictObject({
  /** Of a child not born yet, neither is needed. */
  firstName: nullableText(80),
  lastName: nullableText(80),
  /** One of these two. */
  birthDate: LocalDate.nullable(),
  dueDate: LocalDate.nullable(),
  ...wish,
});

const asked = {
  contacts: z.array(NewContact).min(1, 'Say who asks').max(MOST_CONTACTS),
  children: z.array(NewChild).min(1, 'Name at least one child').max(MOST_CHILDREN),
  /** In which the center writes to them. */
  language: z.enum(PARENT_LANGUAGES),
};

/** An inquiry as a line of the list. */
const ListedInquiry = z
  .object({
    id: z.int(),
    state: z.enum(INQUIRY_STATES),
    lostReason: z.enum(LOST_REASONS).nullable(),
    /** Of the first contact. */
    firstName: z.string(),
    lastName: z.string(),
    children: z.array(Child),
    createdAt: Instant,
    /** Tasks that nobody has done yet, and the first day on which one is due. */
    openTasks: z.int(),
    dueOn: AnsweredDate.nullable(),
    /** Another inquiry looks like the same family. */
    hasDuplicate: z.boolean(),
  })
  .meta({ id: 'ListedInquiry' });

/** Why a child stands where it does. */
const Explanation = {
  /** The strongest of its grounds that the center counts; null: the day alone. */
  ground: z.enum(GROUNDS).nullable(),
  /** When it came onto the list. */
  since: Instant,
};
/** From which month on a place is expected (its first day); later: not within a year; unknown: nothing can be said. */
const Opening = z.object({ kind: z.enum(['month', 'later', 'unknown']), month: AnsweredDate.nullable() });
/** Of twelve months: places offered, and the days that half of the children from the list had waited at most; null: none was on it. */
const Offered = z.object({ count: z.int(), medianDays: z.int().nullable() });
const Waiting = z
  .object({
    id: z.int(),
    inquiryId: z.int(),
    /** Of whoever asks. */
    firstName: z.string(),
    lastName: z.string(),
    child: Child.omit({ id: true }),
    /** From 1; null: paused. */
    place: z.int().nullable(),
    ...Explanation,
    grounds: z.array(z.enum(GROUNDS)),
    /** Put there by hand: why, by whom and when, and where the rule would have it. */
    moved: z.object({ reason: z.string(), by: z.string().nullable(), at: Instant, ruledPlace: z.int() }).nullable(),
    pausedBy: z.enum(PAUSED_BY).nullable(),
    /** When its family last said that it wants the place, and since when it was asked and has not answered. */
    confirmedOn: AnsweredDate,
    askedOn: AnsweredDate.nullable(),
    /** It has no e-mail, and was not heard for 90 days. */
    isToCall: z.boolean(),
    opening: Opening,
  })
  .meta({ id: 'WaitingChild' });
const Waitlist = z.object({
  /** What puts a child first, the strongest first; behind them the day decides. */
  priorities: z.array(z.enum(GROUNDS)),
  version: z.int(),
  /** In their order, at most 500; the paused ones behind them. */
  waiting: z.array(Waiting),
  total: z.int(),
  offered: Offered,
});

const Settings = z.object({
  isOpen: z.boolean(),
  keepMonths: z.int(),
  /** Where families ask. */
  address: z.string(),
  version: z.int(),
});

/** 43 characters of base64url are 256 bits; anything else opens nothing. */
const TokenParams = z.object({ token: z.string().max(100) });

export const admissions = {
  'GET /api/join': {
    summary: 'The center that takes inquiries on its public page; of several in an installation the one that is named',
    audience: 'anyone',
    access: anyone,
    query: z.object({ center: Id.optional() }),
    reply: z.object({
      center: z.string(),
      /** The center's day. */
      today: AnsweredDate,
      keepMonths: z.int(),
      /** What standing on the waitlist costs, in cents; null: nothing. */
      fee: z.object({ amount: Cents, isRefundable: z.boolean() }).nullable(),
      /** Mail leaves the center: the link to an inquiry is sent. */
      canMail: z.boolean(),
    }),
  },
  'POST /api/join': {
    summary: 'Ask a center for a place; the answer is the same whether the family is known or not',
    audience: 'anyone',
    access: anyone,
    query: z.object({ center: Id.optional() }),
    body: z.strictObject({
      ...asked,
      consent: z.literal(true, 'Please agree, so that the center may keep this'),
      /** People leave it empty: they do not see it. */
      website: anyText('Leave this empty', 2_000).optional(),
    }),
    reply: Nothing,
  },
  'GET /api/join/inquiries/:token': {
    summary: 'What the family reads of its inquiry by the link that was mailed to it',
    audience: 'anyone',
    access: anyone,
    params: TokenParams,
    reply: z.object({
      center: z.string(),
      firstName: z.string(),
      state: z.enum(FAMILY_STATES),
      receivedOn: AnsweredDate,
      keptUntil: AnsweredDate,
      children: z.array(
        Child.extend({
          /** Null: not on the waitlist. Of more than ten the place is told as a band; its end is null behind the last one. */
          waiting: z
            .object({
              from: z.int(),
              to: z.int().nullable(),
              ...Explanation,
              isMoved: z.boolean(),
              isPaused: z.boolean(),
              pausedBy: z.enum(PAUSED_BY).nullable(),
              opening: Opening,
            })
            .nullable(),
        }),
      ),
      /** By what the center's list is in order. */
      priorities: z.array(z.enum(GROUNDS)),
      /** The family was asked whether it still waits, and until which day it may answer before it pauses; null: nothing is asked. */
      askedUntil: AnsweredDate.nullable(),
      /** When it said so last; null: it does not wait. */
      confirmedOn: AnsweredDate.nullable(),
      /** The center's day. */
      today: AnsweredDate,
      /** What it was asked for standing on the waitlist; null: nothing, or it was let off. */
      fee: z
        .object({
          amount: Cents,
          isRefundable: z.boolean(),
          state: z.enum(SHOWN_FEE_STATES),
          paidOn: AnsweredDate.nullable(),
          returnedOn: AnsweredDate.nullable(),
          /** How it is paid. */
          instructions: z.string().nullable(),
        })
        .nullable(),
      /** Whether it wants mails that staff write; null: it has no e-mail. */
      wantsLetters: z.boolean().nullable(),
      offered: Offered,
    }),
  },
  'POST /api/join/inquiries/:token/confirm': {
    summary: 'Say by the link of an inquiry that the family still wants its place on the waitlist',
    audience: 'anyone',
    access: anyone,
    params: TokenParams,
    reply: Nothing,
  },
  'POST /api/join/inquiries/:token/children/:id/pause': {
    summary: 'Pause a child on the waitlist by the link of its inquiry, or let it wait again; it keeps its moment',
    audience: 'anyone',
    access: anyone,
    params: TokenParams.extend({ id: Id }),
    body: z.strictObject({ isPaused: z.boolean() }),
    reply: Nothing,
  },
  'PUT /api/join/inquiries/:token/children/:id/wish': {
    summary:
      'Wish for other days or another first day by the link of an inquiry; a child on the waitlist keeps its moment',
    audience: 'anyone',
    access: anyone,
    params: TokenParams.extend({ id: Id }),
    body: z.strictObject(wish),
    reply: Nothing,
  },
  'POST /api/join/inquiries/:token/erase': {
    summary: 'Withdraw an inquiry by its link: all that the center keeps of it is erased at once',
    audience: 'anyone',
    access: anyone,
    params: TokenParams,
    reply: Nothing,
  },
  'GET /api/inquiries': {
    summary: 'Inquiries of a state, the newest first, and how many there are of each; at most 200 are listed',
    audience: 'staff',
    access,
    query: z.object({
      state: z.enum(INQUIRY_STATES).optional(),
      /** Within the names of contacts and children. */
      search: anyText('Enter what to look for', 80).optional(),
    }),
    reply: z.object({
      inquiries: z.array(ListedInquiry),
      /** How many there are of what was asked for. */
      found: z.int(),
      counts: z.record(z.enum(INQUIRY_STATES), z.int()),
    }),
  },
  'GET /api/inquiries/settings': {
    summary: 'Whether the public page takes inquiries, its address, and how long they are kept',
    audience: 'staff',
    access,
    reply: Settings,
  },
  'PUT /api/inquiries/settings': {
    summary: 'Open or close the public page, and say how long inquiries are kept',
    audience: 'staff',
    access,
    body: z.strictObject({
      isOpen: z.boolean(),
      keepMonths: z
        .int('Enter a number of months')
        .min(1, 'Enter between {{minimum}} and 60 months')
        .max(MOST_KEEP_MONTHS, 'Enter at most {{maximum}} months'),
      version: Version,
    }),
    reply: Settings,
  },
  'GET /api/inquiries/:id': {
    summary: 'An inquiry with contacts, children, notes, tasks and the inquiries that look like the same family',
    audience: 'staff',
    access,
    params: IdParams,
    reply: Inquiry,
  },
  'POST /api/inquiries': {
    summary: 'Enter the inquiry of a family that called or came by; with an e-mail it gets the link to it',
    audience: 'staff',
    access,
    body: z.strictObject(asked),
    status: 201,
    reply: Inquiry,
  },
  'POST /api/inquiries/:id/state': {
    summary: 'Say where an inquiry stands; lost needs a reason. The same state again changes nothing',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({
      state: z.enum(INQUIRY_STATES),
      lostReason: z.enum(LOST_REASONS).nullish(),
      version: Version,
    }),
    reply: Inquiry,
  },
  'POST /api/inquiries/:id/confirm': {
    summary: 'Note that a family on the waitlist still wants its place, as it said on the phone',
    audience: 'staff',
    access,
    params: IdParams,
    reply: Inquiry,
  },
  'POST /api/inquiries/:id/notes': {
    summary: 'Write something down of an inquiry, for staff alone',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ text: requiredText('Write a note', 2_000) }),
    status: 201,
    reply: Inquiry,
  },
  'POST /api/inquiries/:id/tasks': {
    summary: 'Note what is to be done about an inquiry',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ text: requiredText('Say what is to be done', 300), dueOn: LocalDate.nullable() }),
    status: 201,
    reply: Inquiry,
  },
  'POST /api/inquiry-tasks/:id/done': {
    summary: 'Say that a task is done, or not yet',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ isDone: z.boolean() }),
    reply: Inquiry,
  },
  'POST /api/inquiries/:id/merge': {
    summary: 'Take another inquiry of the same family into this one; the other is gone, its links open this one',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ otherId: Id }),
    reply: Inquiry,
  },
  'GET /api/waitlist': {
    summary: 'The children who wait, in their order, each with the reason for its place',
    audience: 'staff',
    access,
    reply: Waitlist,
  },
  'PUT /api/waitlist/priorities': {
    summary: 'Say by what children come first on the waitlist, the strongest first; families read it',
    audience: 'staff',
    access,
    body: z.strictObject({ priorities: z.array(z.enum(GROUNDS)).max(GROUNDS.length), version: Version }),
    reply: Waitlist,
  },
  'PUT /api/waitlist/:id': {
    summary: 'Say which grounds a child has, and whether it waits or pauses',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ grounds: z.array(z.enum(GROUNDS)).max(GROUNDS.length), isPaused: z.boolean() }),
    reply: Waitlist,
  },
  'PUT /api/waitlist/:id/place': {
    summary: 'Put a child directly before another one, with a reason; before nobody it stands by the rule again',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ beforeId: Id.nullable(), reason: nullableText(300) }),
    reply: Waitlist,
  },
  'DELETE /api/inquiries/:id': {
    summary: 'Erase an inquiry with all that belongs to it, as when the family asks for it',
    audience: 'staff',
    access,
    params: IdParams,
    reply: Nothing,
  },
} satisfies Contract;
