import { AGE_GROUPS } from './center-choices.ts';
import { POSITIONS } from './employment-choices.ts';
import { anyStaff, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  AnsweredDate,
  Id,
  IdParams,
  Instant,
  LocalDate,
  LocalTime,
  Nothing,
  nullableText,
  requiredText,
  Version,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import { LONGEST_OWN_SHIFTS, MOST_ACCEPTED, MOST_ASKED } from './rota-choices.ts';
import { OwnShift, OwnWish, Shift, ShiftWish, saidOfShift, shiftParts } from './rota-shapes.ts';

const access = staffWith('rota');

/** A row for each quarter hour from `fromMinute` on, of the whole day or of one room. */
const Ribbon = z.object({
  fromMinute: z.int(),
  booked: z.array(z.int()),
  /** By the rule pack (bookings-4). */
  needed: z.array(z.int()),
  /** Planned in care all of the quarter hour, and on no break. */
  planned: z.array(z.int()),
  /** Planned, and qualified for the room's age group (rota-3). */
  qualified: z.array(z.int()),
});

const Shortage = z.object({ fromMinute: z.int(), toMinute: z.int(), by: z.int() });

/** A shift as somebody was told of it once. */
const ToldShift = z.object({ ...shiftParts, room: z.string().nullable() }).meta({ id: 'ToldShift' });

/** How many shifts of somebody are new, moved and gone. */
const changes = { new: z.int(), moved: z.int(), gone: z.int() };

export const RotaWeek = z
  .object({
    /** Monday and Sunday. */
    from: AnsweredDate,
    to: AnsweredDate,
    days: z.array(
      z.object({
        date: AnsweredDate,
        /** Null: the center opens on no such weekday. */
        opens: LocalTime.nullable(),
        closes: LocalTime.nullable(),
        /** Why it is closed on this date alone. */
        closure: z.string().nullable(),
        /** Whether its shifts can be changed: it has not passed. */
        isOpen: z.boolean(),
      }),
    ),
    /** Rooms with a group, and others in which somebody is booked or planned, in the center's order. */
    rooms: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        ageGroup: z.enum(AGE_GROUPS).nullable(),
        /** A row for each open day. */
        days: z.array(
          z.object({
            date: AnsweredDate,
            ribbon: Ribbon,
            /** When fewer qualified people are planned than are needed, in order. */
            short: z.array(Shortage),
          }),
        ),
      }),
    ),
    shifts: z.array(Shift),
    /** Everybody who can be planned, and who is planned this week, by name. */
    people: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        /** To which they belong. */
        roomId: z.int().nullable(),
        position: z.enum(POSITIONS).nullable(),
        /** Planned work of this week, without breaks that are not paid. */
        plannedMinutes: z.int(),
        /** Agreed on; null: nothing was. */
        weeklyMinutes: z.int().nullable(),
        /** When they can work; without a row nothing was said. */
        availability: z.array(z.object({ weekday: z.int(), fromMinute: z.int(), toMinute: z.int() })),
        /** Dates of this week on which they are off. */
        timeOff: z.array(AnsweredDate),
        /** Groups they are qualified for on a day of this week; null: nobody judged that, and they count everywhere. */
        ageGroups: z.array(z.enum(AGE_GROUPS)).nullable(),
        /** Whether they left, or their account was closed. */
        hasLeft: z.boolean(),
      }),
    ),
    /** Whom publishing this week would tell what. */
    toTell: z.array(z.object({ staffId: z.int(), ...changes })),
    /** Whether publishing would change anything, even where it tells nobody. */
    isPublished: z.boolean(),
    /** What waits for a planner's yes, from today on in any week. */
    wishes: z.array(ShiftWish),
  })
  .meta({ id: 'RotaWeek' });

const Template = z
  .object({ id: z.int(), name: z.string(), shifts: z.int(), createdAt: Instant })
  .meta({ id: 'RotaTemplate' });

/** What became of planned shifts when a week was filled. */
const Filled = z.object({
  added: z.int(),
  /** Left out: there already, or on top of another shift of that person. */
  skipped: z.int(),
  /** Planned as open, since who had them works here no more. */
  opened: z.int(),
});

const ProposedShift = z.object({
  staffId: z.int().nullable(),
  ...shiftParts,
  /** For how many minutes the room would be short without it. */
  neededMinutes: z.int(),
  /** Whose break it covers; null: it is there for more. */
  coversBreakOf: z.int().nullable(),
});

export const RotaProposal = z
  .object({
    shifts: z.array(ProposedShift),
    /** What stays short all the same, and why. */
    short: z.array(
      Shortage.extend({
        roomId: z.int(),
        date: AnsweredDate,
        /** Of whoever counts in the room on that day how many are elsewhere, off, not available, or out of hours. */
        reasons: z.object({
          qualified: z.int(),
          working: z.int(),
          off: z.int(),
          unavailable: z.int(),
          noHours: z.int(),
        }),
      }),
    ),
    /** What stays short, and less than which no plan leaves short: minutes of one person. */
    missingMinutes: z.int(),
    atLeastMinutes: z.int(),
  })
  .meta({ id: 'RotaProposal' });

/** When and where somebody is looked for; a shift of care. */
const gap = {
  roomId: Id,
  date: LocalDate,
  /** Minutes of the center's day. */
  fromMinute: z.int().min(0).max(1440),
  toMinute: z.int().min(0).max(1440),
};

/** Who can cover a time, the best first (rota-12). */
const CoverCandidate = z
  .object({
    staffId: z.int(),
    name: z.string(),
    /** Whether the room is the one to which they belong. */
    isOfRoom: z.boolean(),
    plannedMinutes: z.int(),
    /** Agreed on for a week; null: nothing was. */
    weeklyMinutes: z.int().nullable(),
    /** More than was agreed on, with this time. */
    isOverAgreed: z.boolean(),
  })
  .meta({ id: 'CoverCandidate' });

export const rota = {
  'GET /api/rota': {
    summary: 'The rota of a week, default this one: what is needed, who is planned, and where too few are',
    audience: 'staff',
    access,
    query: z.object({ from: LocalDate.optional() }),
    reply: RotaWeek,
  },
  'POST /api/rota/shifts': {
    summary: 'Plan a shift, as a draft; nobody is told of it before the week is published',
    audience: 'staff',
    access,
    body: z.strictObject(saidOfShift),
    status: 201,
    reply: Shift,
  },
  'PATCH /api/rota/shifts/:id': {
    summary: 'Change a shift; a key left out stays as it is',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject(saidOfShift).partial().extend({ version: Version }),
    reply: Shift,
  },
  'DELETE /api/rota/shifts/:id': {
    summary: 'Plan a shift no longer; a second time changes nothing',
    audience: 'staff',
    access,
    params: IdParams,
    reply: Nothing,
  },
  'POST /api/rota/copy': {
    summary: 'Plan a week as another one is planned; what is there already stays',
    audience: 'staff',
    access,
    /** Any date of either week. */
    body: z.strictObject({ from: LocalDate, into: LocalDate }),
    reply: Filled,
  },
  'POST /api/rota/publish': {
    summary: 'Publish a week: each person is told what changed for them, once',
    audience: 'staff',
    access,
    /** Any date of the week. */
    body: z.strictObject({ from: LocalDate }),
    reply: z.object({ told: z.array(z.object({ staffId: z.int(), ...changes })) }),
  },
  'GET /api/rota/cover': {
    summary:
      'Who can cover a time in a room: qualified, available, without overtime and on no other shift; the best first',
    audience: 'staff',
    access,
    query: z.object({
      ...gap,
      fromMinute: z.coerce.number<string | number>().int().min(0).max(1440),
      toMinute: z.coerce.number<string | number>().int().min(0).max(1440),
    }),
    reply: z.array(CoverCandidate),
  },
  'POST /api/rota/cover': {
    summary: 'Ask people to cover a time: an open shift is published, and the first of them who says yes has it',
    audience: 'staff',
    access,
    body: z.strictObject({
      ...gap,
      staffIds: z
        .array(Id)
        .min(1, 'Choose at least one person')
        .max(MOST_ASKED, 'Ask at most {{maximum}} people at once'),
    }),
    status: 201,
    reply: Shift,
  },
  'PUT /api/rota/shifts/:id/offer': {
    summary: 'Offer a published shift of oneself to the first who can take it, or keep it after all',
    audience: 'staff',
    access: anyStaff,
    params: IdParams,
    body: z.strictObject({ isOffered: z.boolean() }),
    reply: OwnShift,
  },
  'POST /api/rota/shifts/:id/take': {
    summary:
      'Take a published shift that is open or offered; the first who does has it, and taken again nothing changes',
    audience: 'staff',
    access: anyStaff,
    params: IdParams,
    reply: OwnShift,
  },
  'POST /api/rota/shifts/:id/ask': {
    summary:
      'Ask for a shift that oneself may not take because of overtime, own times or a day off; asked again nothing changes',
    audience: 'staff',
    access: anyStaff,
    params: IdParams,
    reply: OwnWish,
  },
  'DELETE /api/rota/shifts/:id/ask': {
    summary: 'Ask for a shift no longer; a second time changes nothing',
    audience: 'staff',
    access: anyStaff,
    params: IdParams,
    reply: Nothing,
  },
  'POST /api/rota/wishes/:id/approve': {
    summary: 'Give a shift to whoever asked for it; the first who is given it has it, and again nothing changes',
    audience: 'staff',
    access,
    params: IdParams,
    reply: Shift,
  },
  'POST /api/rota/wishes/:id/decline': {
    summary: 'Decline what somebody asked for; a second time changes nothing',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ reason: nullableText(500) }),
    reply: Nothing,
  },
  'GET /api/rota/proposal': {
    summary: 'Shifts that could fill what is missing in the week of a date, with the reasons; nothing of it is kept',
    audience: 'staff',
    access,
    query: z.object({ from: LocalDate }),
    reply: RotaProposal,
  },
  'POST /api/rota/accept': {
    summary: 'Plan proposed shifts, as drafts; what does not fit any more is left out',
    audience: 'staff',
    access,
    body: z.strictObject({
      /** Any date of their week. */
      from: LocalDate,
      shifts: z
        .array(z.strictObject(saidOfShift))
        .min(1, 'Choose at least one shift')
        .max(MOST_ACCEPTED, 'At most {{maximum}} shifts at once'),
    }),
    reply: Filled,
  },
  'GET /api/rota/templates': {
    summary: 'The weeks that are kept to plan others by',
    audience: 'staff',
    access,
    reply: z.array(Template),
  },
  'POST /api/rota/templates': {
    summary: 'Keep the week of a date to plan others by; a template of that name is replaced',
    audience: 'staff',
    access,
    body: z.strictObject({ name: requiredText('Name is required', 60), from: LocalDate }),
    status: 201,
    reply: Template,
  },
  'DELETE /api/rota/templates/:id': {
    summary: 'Remove a template; the weeks that were planned by it stay',
    audience: 'staff',
    access,
    params: IdParams,
    reply: Nothing,
  },
  'POST /api/rota/templates/:id/apply': {
    summary: 'Plan the week of a date by a template; what is there already stays',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ into: LocalDate }),
    reply: Filled,
  },
  'GET /api/rota/own': {
    summary: 'The shifts that oneself was told of, and what changed of them last',
    audience: 'staff',
    access: anyStaff,
    query: z.object({ from: LocalDate, to: LocalDate }),
    longestDays: LONGEST_OWN_SHIFTS,
    reply: z.object({
      shifts: z.array(OwnShift),
      /** Published shifts from today on that are open or offered, and oneself can take (rota-13). */
      open: z.array(OwnShift),
      /** Others that oneself can have with a planner's yes, and those asked for. */
      wishes: z.array(OwnWish),
      /** What the last publications changed from today on, newest first. */
      changes: z.array(
        z.object({
          id: z.int(),
          kind: z.enum(['new', 'moved', 'gone']),
          /** Null: it is new. */
          before: ToldShift.nullable(),
          /** Null: it is gone. */
          after: ToldShift.nullable(),
          publishedAt: Instant,
        }),
      ),
    }),
  },
} satisfies Contract;
