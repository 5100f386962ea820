import { TABLE_FORMATS } from './analytics-choices.ts';
import {
  EVIDENCE,
  INSPECTOR_FORMATS,
  INSPECTOR_HOURS,
  LONGEST_SHEET_DAYS,
  RULE_TOPICS,
  SHEETS,
} from './compliance-choices.ts';
import { anyone, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  AnsweredDate,
  Id,
  IdParams,
  Instant,
  LocalDate,
  Nothing,
  optionalText,
  requiredText,
  Version,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const director = staffWith('center.manage');

/** A sentence below a sheet, with where a rule comes from and how that was found; null: said by Larkhouse of the sheet itself. */
const Note = z.object({ text: z.string(), source: z.string().nullable(), evidence: z.string().nullable() });

/**
 * A table as it is shown, printed and taken away, in its reader's language. A cell of kind `day` is YYYY-MM-DD, of `time` the
 * center's HH:MM (with the zone's short name where the clock shows that time twice), of `duration` minutes.
 */
const ComplianceSheet = z
  .object({
    sheet: z.enum(SHEETS),
    title: z.string(),
    from: AnsweredDate,
    to: AnsweredDate,
    columns: z.array(
      z.object({ key: z.string(), label: z.string(), kind: z.enum(['text', 'day', 'time', 'number', 'duration']) }),
    ),
    /** At most SHOWN_ROWS of them; `mark` calls a row to attention, or says that it is a sum. */
    rows: z.array(
      z.object({
        cells: z.array(z.union([z.string(), z.number()]).nullable()),
        mark: z.enum(['attention', 'notice', 'sum']).nullable(),
      }),
    ),
    /** How many rows there are. */
    total: z.int(),
    notes: z.array(Note),
    center: z.string(),
  })
  .meta({ id: 'ComplianceSheet' });

/** A room and a child are among the sheet's; days default to today. */
const Asked = z.object({
  from: LocalDate.optional(),
  to: LocalDate.optional(),
  roomId: Id.optional(),
  childId: Id.optional(),
});
const SheetParams = z.object({ sheet: z.enum(SHEETS) });

const RuleFact = z.object({
  topic: z.enum(RULE_TOPICS),
  text: z.string(),
  /** Where it comes from. */
  source: z.string(),
  evidence: z.enum(EVIDENCE),
});
const RulePack = z
  .object({
    id: z.string(),
    region: z.string(),
    version: z.int(),
    foundOn: AnsweredDate,
    /** What the pack says itself; for the rest the neutral pack's facts count, which come after. */
    facts: z.array(RuleFact),
  })
  .meta({ id: 'RulePack' });
const RuleChoice = z.object({ chosen: z.string(), version: z.int(), packs: z.array(RulePack) });

const InspectorLink = z
  .object({
    id: z.int(),
    label: z.string(),
    sheets: z.array(z.enum(SHEETS)),
    from: AnsweredDate,
    to: AnsweredDate,
    createdAt: Instant,
    createdBy: z.string().nullable(),
    expiresAt: Instant,
    revokedAt: Instant.nullable(),
    state: z.enum(['open', 'expired', 'revoked']),
    looks: z.int(),
    lastLookAt: Instant.nullable(),
  })
  .meta({ id: 'InspectorLink' });

/** 43 characters of base64url are 256 bits; anything else opens nothing. */
const TokenParams = z.object({ token: z.string().max(100) });
const Range = z.object({ from: LocalDate.optional(), to: LocalDate.optional() });

export const Headcount = z
  .object({
    id: z.int(),
    roomId: z.int(),
    room: z.string(),
    at: Instant,
    counted: z.int(),
    /** Children checked in to the room at that moment. */
    expected: z.int(),
    note: z.string(),
    countedBy: z.string().nullable(),
  })
  .meta({ id: 'Headcount' });

export const compliance = {
  'GET /api/compliance/sheets/:sheet': {
    summary: 'A sheet of the compliance pack, at most its first 1,000 rows; that it was read is written down',
    audience: 'staff',
    access: director,
    params: SheetParams,
    query: Asked,
    longestDays: LONGEST_SHEET_DAYS,
    reply: ComplianceSheet,
  },
  'GET /api/compliance/sheets/:sheet/download': {
    summary: 'All rows of a sheet as CSV (default), Excel or PDF; written down in the audit log',
    audience: 'staff',
    access: director,
    params: SheetParams,
    query: Asked.extend({ format: z.enum(TABLE_FORMATS).optional() }),
    longestDays: LONGEST_SHEET_DAYS,
    reply: Nothing,
    file: true,
  },
  'GET /api/compliance/rules': {
    summary: 'The rule packs with where each rule comes from, and the one the center goes by',
    audience: 'staff',
    access: director,
    reply: RuleChoice,
  },
  'PUT /api/compliance/rules': {
    summary: 'Choose the rule pack of a state, or the neutral one',
    audience: 'staff',
    access: director,
    body: z.strictObject({ pack: requiredText('Choose a state', 20), version: Version }),
    reply: RuleChoice,
  },
  'POST /api/compliance/headcounts': {
    summary: 'Keep how many children were counted in a room now; a count other than expected has to be confirmed (409)',
    audience: 'staff',
    access: staffWith('attendance.record'),
    status: 201,
    body: z.strictObject({
      roomId: Id,
      counted: z.int('Enter how many children you counted').min(0).max(500),
      note: optionalText(500),
      differenceConfirmed: z.boolean().optional(),
    }),
    reply: Headcount,
  },
  'GET /api/compliance/inspector-links': {
    summary: "Inspectors' links, newest first, at most 100",
    audience: 'staff',
    access: director,
    reply: z.array(InspectorLink),
  },
  'POST /api/compliance/inspector-links': {
    summary: 'Make a link that shows some sheets of a range for some hours; its address is answered this once',
    audience: 'staff',
    access: director,
    status: 201,
    body: z.strictObject({
      label: requiredText('Enter who the link is for', 120),
      sheets: z.array(z.enum(SHEETS)).min(1, 'Choose at least one sheet').max(SHEETS.length),
      from: LocalDate,
      to: LocalDate,
      hours: z.int('Choose for how many hours the link is open').min(1).max(INSPECTOR_HOURS),
    }),
    longestDays: LONGEST_SHEET_DAYS,
    reply: InspectorLink.extend({ address: z.string() }),
  },
  'POST /api/compliance/inspector-links/:id/revoke': {
    summary: 'End a link at once',
    audience: 'staff',
    access: director,
    params: IdParams,
    reply: InspectorLink,
  },
  'GET /api/compliance/inspector-links/:id/looks': {
    summary: 'Who looked at what through a link and when, newest first, at most 500',
    audience: 'staff',
    access: director,
    params: IdParams,
    reply: z.array(
      z.object({
        id: z.int(),
        at: Instant,
        /** Null: the first page, which names the sheets. */
        sheet: z.enum(SHEETS).nullable(),
        form: z.enum(['screen', 'csv', 'pdf']),
      }),
    ),
  },
  'GET /api/inspections/:token': {
    summary: 'What an inspector may look at; 404 for a link that is expired, revoked or unknown',
    audience: 'anyone',
    access: anyone,
    params: TokenParams,
    reply: z
      .object({
        center: z.string(),
        label: z.string(),
        sheets: z.array(z.object({ sheet: z.enum(SHEETS), title: z.string() })),
        from: AnsweredDate,
        to: AnsweredDate,
        expiresAt: Instant,
        timeZone: z.string(),
      })
      .meta({ id: 'Inspection' }),
  },
  'GET /api/inspections/:token/sheets/:sheet': {
    summary: "A sheet through an inspector's link, within the link's range",
    audience: 'anyone',
    access: anyone,
    params: TokenParams.extend(SheetParams.shape),
    query: Range,
    longestDays: LONGEST_SHEET_DAYS,
    reply: ComplianceSheet,
  },
  'GET /api/inspections/:token/sheets/:sheet/download': {
    summary: 'The same as CSV (default) or PDF',
    audience: 'anyone',
    access: anyone,
    params: TokenParams.extend(SheetParams.shape),
    query: Range.extend({ format: z.enum(INSPECTOR_FORMATS).optional() }),
    longestDays: LONGEST_SHEET_DAYS,
    reply: Nothing,
    file: true,
  },
} satisfies Contract;
