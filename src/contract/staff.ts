import { anyStaff, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  AnsweredDate,
  anyText,
  Email,
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
import { STAFF_FUNCTIONS } from './presence-choices.ts';

/** How many days of somebody's duties are answered at most. */
export const LONGEST_DUTY_DAYS = 366;

export const StaffMember = z
  .object({
    id: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.string(),
    room: z.string().nullable(),
    phone: z.string(),
    email: z.string(),
    isOnDuty: z.boolean(),
    /** Waiting for activation, active, or shut out by the Director. */
    accountStatus: z.enum(['invited', 'active', 'deactivated']),
    version: z.int(),
  })
  .meta({ id: 'StaffMember' });

export const NewStaffMember = z
  .strictObject({
    firstName: requiredText('First name is required', 80),
    lastName: requiredText('Last name is required', 80),
    role: requiredText('Role is required', 80),
    room: nullableText(80),
    phone: requiredText('Phone is required', 40),
    email: Email,
  })
  .meta({ id: 'NewStaffMember' });

const Reason = requiredText('Reason is required', 500);
/** Local times of the center. Without a date of its own a duty ends on the day on which it began. */
export const NewDuty = z
  .strictObject({
    startDate: LocalDate,
    startTime: LocalTime,
    endDate: LocalDate.nullish(),
    endTime: LocalTime,
    reason: Reason,
  })
  .meta({ id: 'NewDuty' });
const DutyParams = z.object({ id: Id, dutyId: Id });

export const Duty = z
  .object({
    id: z.int(),
    staffId: z.int(),
    startDate: AnsweredDate,
    startTime: LocalTime,
    /** Null while on duty. */
    endDate: AnsweredDate.nullable(),
    endTime: LocalTime.nullable(),
    minutes: z.int().nullable(),
    /** Forgotten: nobody switched it off, Larkhouse ended it, and nobody has looked at it. Voided: struck out. */
    state: z.enum(['open', 'ended', 'forgotten', 'voided']),
    /** A punch came after the duty was corrected or struck out, and says something else (time-clock-5). */
    isContradicted: z.boolean(),
    version: z.int(),
    corrections: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(['added', 'corrected', 'confirmed', 'voided']),
        at: Instant,
        by: z.string().nullable(),
        /** Who asked for it, where somebody did (time-clock-7). */
        askedBy: z.string().nullable(),
        /** Whoever made it is whose duty it is. */
        isBySelf: z.boolean(),
        reason: z.string(),
        /** What it said before; null where there was nothing. */
        wasStartDate: AnsweredDate.nullable(),
        wasStartTime: LocalTime.nullable(),
        wasEndDate: AnsweredDate.nullable(),
        wasEndTime: LocalTime.nullable(),
      }),
    ),
  })
  .meta({ id: 'Duty' });

const ActivationLink = z.object({
  link: z.string(),
  expiresAt: Instant,
  /** Whether mail is on its way; else the link is handed on. */
  isMailed: z.boolean(),
});

export const staff = {
  'GET /api/staff': {
    summary: 'All active staff, by last and first name',
    audience: 'staff',
    access: staffWith('staff.see'),
    reply: z.array(StaffMember),
  },
  'POST /api/staff': {
    summary: 'Add a staff member; the account has no password until it is activated',
    audience: 'staff',
    access: staffWith('staff.manage'),
    body: NewStaffMember,
    status: 201,
    reply: StaffMember,
  },
  'PUT /api/staff/:id': {
    summary: "Switch a staff member's duty: one's own, or anyone's with that capability",
    audience: 'staff',
    access: staffWith('duty.own', 'duty.anyone'),
    params: IdParams,
    body: z.strictObject({ isOnDuty: z.boolean() }),
    reply: StaffMember,
  },
  'PUT /api/staff/:id/presence': {
    summary:
      'Say what a staff member who is on duty does from now on, and in which room: oneself, or anyone with that capability',
    audience: 'staff',
    access: staffWith('duty.own', 'duty.anyone'),
    params: IdParams,
    body: z.strictObject({
      /** Only care counts for the ratio. */
      function: z.enum(STAFF_FUNCTIONS, 'Choose what is done'),
      /** Of care; absent: the room to which they belong. */
      roomId: Id.optional(),
    }),
    reply: StaffMember,
  },
  'DELETE /api/staff/:id': {
    summary: 'Remove a staff member: sessions end at once, their records stay; the last Director is refused',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: IdParams,
    reply: Nothing,
  },
  'PATCH /api/staff/:id': {
    summary: 'Edit a staff member: name, role, room, phone, e-mail; the last Director keeps the role',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: IdParams,
    /** A phone may stay empty where none was ever given. */
    body: NewStaffMember.extend({ phone: anyText('Phone is required', 40) })
      .partial()
      .extend({ version: Version }),
    reply: StaffMember,
  },
  'GET /api/staff/forgotten-duties': {
    summary: 'Duties of the last 28 days that nobody switched off and nobody has looked at since',
    audience: 'staff',
    access: staffWith('staff.manage'),
    reply: z.array(
      z.object({
        id: z.int(),
        staffId: z.int(),
        firstName: z.string(),
        lastName: z.string(),
        startDate: AnsweredDate,
      }),
    ),
  },
  'GET /api/staff/:id/duties': {
    summary:
      "One's own duties, or anybody's for those who manage staff, with their corrections: those that began in the days asked for, else in the last 28; newest first",
    audience: 'staff',
    access: anyStaff,
    params: IdParams,
    query: z.object({ from: LocalDate.optional(), to: LocalDate.optional() }),
    longestDays: LONGEST_DUTY_DAYS,
    reply: z.array(Duty),
  },
  'POST /api/staff/:id/duties': {
    summary: 'Add a duty that nobody had switched on, with a reason',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: IdParams,
    body: NewDuty,
    status: 201,
    reply: Duty,
  },
  'PATCH /api/staff/:id/duties/:dutyId': {
    summary: 'Correct when a duty began and ended, or say that a forgotten one is right, with a reason',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: DutyParams,
    /** Without an end it still goes on. */
    body: NewDuty.extend({ endTime: LocalTime.nullable(), version: Version }),
    reply: Duty,
  },
  'POST /api/staff/:id/duties/:dutyId/void': {
    summary: 'Strike out a duty that never was, with a reason; it stays to be read and is not counted',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: DutyParams,
    body: z.strictObject({ reason: Reason, version: Version }),
    reply: Duty,
  },
  'POST /api/staff/:id/activation-link': {
    summary: 'Make a new activation link (7 days), mail it, and answer it for copying; the one before ends',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: IdParams,
    reply: ActivationLink,
  },
  'POST /api/staff/:id/deactivate': {
    summary: 'Shut a staff member out: every session ends at once; the last Director is refused',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: IdParams,
    reply: StaffMember,
  },
  'POST /api/staff/:id/reactivate': {
    summary: 'Let a deactivated staff member sign in again',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: IdParams,
    reply: StaffMember,
  },
} satisfies Contract;
