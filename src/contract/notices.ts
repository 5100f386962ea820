import { anyParent, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  AnsweredDate,
  Id,
  IdParams,
  Instant,
  LocalDate,
  LocalTime,
  nullableText,
  optionalText,
  requiredId,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

/** What a family can tell the center about a child's days. */
export const NOTICE_KINDS = ['absence', 'late-arrival', 'pickup', 'note'] as const;
/** The most days of one notice. */
export const LONGEST_NOTICE = 93;

/** The most children of whom one call tells. */
const MOST_CHILDREN = 20;

const notice = {
  id: z.int(),
  childId: z.int(),
  kind: z.enum(NOTICE_KINDS),
  /** The days it is about, both included; only an absence or a late arrival has more than one. */
  from: AnsweredDate,
  to: AnsweredDate,
  /** Expected arrival or pickup. */
  time: LocalTime.nullable(),
  /** Who collects the child. */
  person: z.string().nullable(),
  text: z.string(),
  /** The guardian who told it. */
  reportedBy: z.string(),
  reportedAt: Instant,
};

/** A notice as the child's guardians see it. */
export const FamilyNotice = z
  .object({
    ...notice,
    /** Told by the calling parent. */
    isOwn: z.boolean(),
    /** Theirs, and not all of its days have passed. Taking it back spares the days that have. */
    canWithdraw: z.boolean(),
    withdrawnAt: Instant.nullable(),
  })
  .meta({ id: 'FamilyNotice' });

/** A notice as staff see it on the day it is about. */
export const DayNotice = z
  .object({
    ...notice,
    /** `health`: the note on health that came with the drop-off at the door; its `id` is the entry's, its text may be empty. */
    kind: z.enum([...NOTICE_KINDS, 'health']),
  })
  .meta({ id: 'DayNotice' });

export const NewNotice = z
  .strictObject({
    childId: requiredId('Please select a child'),
    kind: z.enum(NOTICE_KINDS, 'Choose what you would like to tell us'),
    from: LocalDate,
    /** Absent: the day of `from`. */
    to: LocalDate.optional(),
    time: LocalTime.nullish(),
    person: nullableText(120),
    text: optionalText(1000),
  })
  .meta({ id: 'NewNotice' });

export const notices = {
  'GET /api/parent/notices': {
    summary:
      'What the guardians of a child have told the center for today and later, soonest first, and what they took back of it; without childId the first child',
    audience: 'parent',
    access: anyParent,
    query: z.object({ childId: Id.optional() }),
    reply: z.array(FamilyNotice),
  },
  'POST /api/parent/notices': {
    summary:
      'Tell the center of an absence or a late arrival with its time (a day or a range), a pickup (time and person) or a note for a day',
    audience: 'parent',
    access: anyParent,
    body: NewNotice,
    status: 201,
    longestDays: LONGEST_NOTICE,
    reply: FamilyNotice,
  },
  'POST /api/parent/absences': {
    summary: 'Tell the center that several of the calling parent’s children stay away on a day or a range: all or none',
    audience: 'parent',
    access: anyParent,
    body: z.strictObject({
      childIds: z.array(Id).min(1, 'Please select a child').max(MOST_CHILDREN),
      from: LocalDate,
      /** Absent: the day of `from`. */
      to: LocalDate.optional(),
      text: optionalText(1000),
    }),
    status: 201,
    longestDays: LONGEST_NOTICE,
    reply: z.array(FamilyNotice),
  },
  'POST /api/parent/notices/:id/withdraw': {
    summary:
      'Take back what one told, from today on; a second time changes nothing. On dates on which the place was given to another child an absence stays, and the center is asked',
    audience: 'parent',
    access: anyParent,
    params: IdParams,
    reply: FamilyNotice.extend({
      /** The dates of which the center was asked. */
      waits: z.array(AnsweredDate),
    }),
  },
  'GET /api/notices': {
    summary:
      'What families have told for a day, default today; to those who record attendance also the notes on health from the kiosk, and that they were read is written down',
    audience: 'staff',
    access: staffWith('children.see'),
    query: z.object({ date: LocalDate.optional() }),
    reply: z.array(DayNotice),
  },
} satisfies Contract;
