import { EVIDENCE } from './compliance-choices.ts';
import { POSITIONS } from './employment-choices.ts';
import { anyStaff, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { AnsweredDate, IdParams, LocalDate, Nothing, requiredText, Version } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import { PAPER_STATES, REQUIREMENT_SORTS } from './papers-choices.ts';
import { NewHealthPaper, NewPaper, NewTraining, PaperOfHealth, StaffPaper, StaffTraining } from './papers-shapes.ts';

/** What is asked of somebody by the rules, and what it is for them on a day. In the reader's language. */
const AskedPaper = z
  .object({
    /** The rule's. */
    id: z.string(),
    sort: z.enum(REQUIREMENT_SORTS),
    name: z.string(),
    state: z.enum(PAPER_STATES),
    /** Whether nobody may care for children without it. */
    blocksCare: z.boolean(),
    /** The last day on which it holds, or held. */
    until: AnsweredDate.nullable(),
    dueOn: AnsweredDate.nullable(),
    /** The paper by which it is met, or was. */
    paperId: z.int().nullable(),
    /** Of training, in minutes, in a period of local dates, both included. */
    hours: z
      .object({
        from: AnsweredDate,
        to: AnsweredDate,
        needed: z.int(),
        counted: z.int(),
        instructorNeeded: z.int(),
        instructor: z.int(),
        /** Studied alone, beyond what is counted of that. */
        uncounted: z.int(),
      })
      .nullable(),
    note: z.string().nullable(),
    source: z.string(),
    /** How the source was found: what is not `read` was not read in the text of the law. */
    evidence: z.enum(EVIDENCE),
  })
  .meta({ id: 'AskedPaper' });

const PaperOverride = z
  .object({
    id: z.int(),
    reason: z.string(),
    fromDate: AnsweredDate,
    /** Included. */
    toDate: AnsweredDate,
    createdBy: z.string().nullable(),
    isEnded: z.boolean(),
  })
  .meta({ id: 'PaperOverride' });

const person = {
  staffId: z.int(),
  name: z.string(),
  role: z.string(),
  /** As their employment has it, or as their role stands in for it. */
  position: z.enum(POSITIONS).nullable(),
};

const TeamPapers = z
  .object({
    check: z.object({
      /** Whether a paper that is missing or has expired keeps its person out of the ratio. */
      isOn: z.boolean(),
      version: z.int(),
      /** Whom it keeps out, or would if it were on: of each the names of what is missing. */
      blocked: z.array(z.object({ staffId: z.int(), name: z.string(), lacks: z.array(z.string()) })),
    }),
    people: z.array(
      z.object({
        ...person,
        /** Does not count for the ratio today. */
        isBlocked: z.boolean(),
        /** Counts until then although a paper is missing. */
        overriddenUntil: AnsweredDate.nullable(),
        /** What the reader may see, the most urgent first. */
        asked: z.array(AskedPaper),
      }),
    ),
  })
  .meta({ id: 'TeamPapers' });

const manage = staffWith('staff.manage');
const health = staffWith('staff.health');

export const papers = {
  'GET /api/papers': {
    summary:
      'What the rules ask of everybody and what is missing, expired or due: papers and training to those who manage staff, papers on health to those with that capability',
    audience: 'staff',
    access: staffWith('staff.manage', 'staff.health'),
    reply: TeamPapers,
  },
  'PUT /api/papers/check': {
    summary: 'Switch whether people without a paper that care depends on count for the ratio; off at first',
    audience: 'staff',
    access: manage,
    body: z.strictObject({ isOn: z.boolean(), version: Version }),
    reply: TeamPapers,
  },
  'GET /api/staff/:id/papers': {
    summary: "One's own papers and training with what the rules ask for, or anybody's for those who manage staff",
    audience: 'staff',
    access: anyStaff,
    params: IdParams,
    reply: z
      .object({
        ...person,
        hiredOn: AnsweredDate,
        isBlocked: z.boolean(),
        asked: z.array(AskedPaper),
        papers: z.array(StaffPaper),
        training: z.array(StaffTraining),
        overrides: z.array(PaperOverride),
      })
      .meta({ id: 'StaffPapers' }),
  },
  'POST /api/staff/:id/papers': {
    summary: 'Enter a paper of a member of staff; it may replace an older one, which stays to be read',
    audience: 'staff',
    access: manage,
    params: IdParams,
    body: NewPaper,
    status: 201,
    reply: StaffPaper,
  },
  'PATCH /api/papers/:id': {
    summary: 'Correct what is said of a paper; a key left out stays as it is, and it is to be verified anew',
    audience: 'staff',
    access: manage,
    params: IdParams,
    body: NewPaper.omit({ replacesId: true }).partial().extend({ version: Version }),
    reply: StaffPaper,
  },
  'POST /api/papers/:id/verify': {
    summary: 'Say that one held the original against what is said of it; a second time changes nothing',
    audience: 'staff',
    access: manage,
    params: IdParams,
    reply: StaffPaper,
  },
  'DELETE /api/papers/:id': {
    summary: 'Remove a paper that was entered by mistake; it counts no longer and is kept as removed',
    audience: 'staff',
    access: manage,
    params: IdParams,
    reply: Nothing,
  },
  'GET /api/papers/:id/file': {
    summary: "The file of one's own paper, or of anybody's for those who manage staff. Each opening is audited",
    audience: 'staff',
    access: anyStaff,
    params: IdParams,
    reply: Nothing,
    file: true,
  },
  'POST /api/staff/:id/training': {
    summary: 'Enter training that a member of staff has completed',
    audience: 'staff',
    access: manage,
    params: IdParams,
    body: NewTraining,
    status: 201,
    reply: StaffTraining,
  },
  'PATCH /api/training/:id': {
    summary: 'Correct what is said of training; a key left out stays as it is',
    audience: 'staff',
    access: manage,
    params: IdParams,
    body: NewTraining.partial().extend({ version: Version }),
    reply: StaffTraining,
  },
  'DELETE /api/training/:id': {
    summary: 'Remove training that was entered by mistake; it is kept as removed',
    audience: 'staff',
    access: manage,
    params: IdParams,
    reply: Nothing,
  },
  'GET /api/training/:id/file': {
    summary:
      "The certificate of one's own training, or of anybody's for those who manage staff. Each opening is audited",
    audience: 'staff',
    access: anyStaff,
    params: IdParams,
    reply: Nothing,
    file: true,
  },
  'POST /api/staff/:id/paper-overrides': {
    summary: 'Let somebody count for the ratio until a day although a paper is missing, with a reason',
    audience: 'staff',
    access: manage,
    params: IdParams,
    body: z.strictObject({ reason: requiredText('Reason is required', 500), toDate: LocalDate }),
    status: 201,
    reply: PaperOverride,
  },
  'POST /api/paper-overrides/:id/end': {
    summary: 'End it that somebody counts although a paper is missing, from today on; a second time changes nothing',
    audience: 'staff',
    access: manage,
    params: IdParams,
    reply: PaperOverride,
  },
  'GET /api/staff/:id/health-papers': {
    summary: "One's own papers on health with what the rules ask for, or anybody's for those with that capability",
    audience: 'staff',
    access: anyStaff,
    params: IdParams,
    reply: z
      .object({ ...person, asked: z.array(AskedPaper), papers: z.array(PaperOfHealth) })
      .meta({ id: 'StaffHealthPapers' }),
  },
  'POST /api/staff/:id/health-papers': {
    summary: 'Enter a paper on the health of a member of staff',
    audience: 'staff',
    access: health,
    params: IdParams,
    body: NewHealthPaper,
    status: 201,
    reply: PaperOfHealth,
  },
  'PATCH /api/health-papers/:id': {
    summary: 'Correct what is said of a paper on health',
    audience: 'staff',
    access: health,
    params: IdParams,
    body: NewHealthPaper.omit({ replacesId: true }).partial().extend({ version: Version }),
    reply: PaperOfHealth,
  },
  'POST /api/health-papers/:id/verify': {
    summary: 'Say that one held the original of a paper on health against what is said of it',
    audience: 'staff',
    access: health,
    params: IdParams,
    reply: PaperOfHealth,
  },
  'DELETE /api/health-papers/:id': {
    summary: 'Remove a paper on health that was entered by mistake; it is kept as removed',
    audience: 'staff',
    access: health,
    params: IdParams,
    reply: Nothing,
  },
  'GET /api/health-papers/:id/file': {
    summary: "The file of one's own paper on health, or of anybody's with that capability. Each opening is audited",
    audience: 'staff',
    access: anyStaff,
    params: IdParams,
    reply: Nothing,
    file: true,
  },
} satisfies Contract;
