import { parentsAndStaffWith, staffWith } from './kernel/access.ts';
import { DocumentQuery } from './kernel/documents.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  AnsweredDate,
  DateRange,
  Id,
  IdParams,
  Instant,
  LONGEST_LIST,
  LocalDate,
  Nothing,
  optionalText,
  requiredId,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

export const MOODS = ['happy', 'content', 'fussy', 'tired', 'excited', 'cranky'] as const;

export const DailyReport = z
  .object({
    id: z.int(),
    childId: z.int(),
    date: AnsweredDate,
    meals: z.string(),
    naps: z.string(),
    activities: z.string(),
    mood: z.enum(MOODS).nullable(),
    notes: z.string(),
    staffId: z.int(),
    createdAt: Instant,
  })
  .meta({ id: 'DailyReport' });

export const NewDailyReport = z
  .strictObject({
    childId: requiredId('Please select a child'),
    date: LocalDate,
    meals: optionalText(),
    naps: optionalText(),
    activities: optionalText(),
    mood: z
      .literal('')
      .or(z.enum(MOODS, 'Choose one of the moods'))
      .nullish()
      .transform((mood) => mood || null),
    notes: optionalText(),
    staffId: requiredId('Please select a staff member'),
  })
  .meta({ id: 'NewDailyReport' });

/** What a report could say of a child's day, from what was recorded of it. */
const Draft = z.object({
  childId: z.int(),
  date: AnsweredDate,
  meals: z.string(),
  naps: z.string(),
  activities: z.string(),
  notes: z.string(),
  /** How many records it was made from; 0 is an empty draft. */
  records: z.int(),
});

export const dailyReports = {
  'GET /api/daily-reports': {
    summary: 'Daily reports, newest first; without a range the last 30 days, at most 1,000',
    audience: 'staff',
    access: staffWith('daily-reports', 'reports.read'),
    query: DateRange,
    longestDays: LONGEST_LIST,
    reply: z.array(DailyReport),
  },
  'GET /api/daily-reports/draft': {
    summary:
      "What a report could say of a child's day (default today), from what was recorded of it, in the caller's language; medicines are left out",
    audience: 'staff',
    access: staffWith('daily-reports'),
    query: z.object({ childId: Id, date: LocalDate.optional() }),
    reply: Draft.meta({ id: 'DailyReportDraft' }),
  },
  'GET /api/daily-reports/drafts': {
    summary:
      "Of each enrolled child who came today: what a report could say of the day, in the caller's language, and the latest report that stands. Medicines are left out",
    audience: 'staff',
    access: staffWith('daily-reports'),
    reply: z.array(
      Draft.extend({
        /** Null while none was written of the day. */
        report: z.object({ writtenBy: z.string(), createdAt: Instant }).nullable(),
      }).meta({ id: 'DailyReportOfToday' }),
    ),
  },
  'POST /api/daily-reports': {
    summary: 'Write a daily report on an enrolled child; a second one for a day is allowed',
    audience: 'staff',
    access: staffWith('daily-reports'),
    body: NewDailyReport,
    status: 201,
    reply: DailyReport,
  },
  'GET /api/daily-reports/:id/document': {
    summary: 'A daily report as a file, in the language of whoever asks',
    audience: 'both',
    access: parentsAndStaffWith('daily-reports', 'reports.read'),
    params: IdParams,
    query: DocumentQuery,
    reply: Nothing,
    file: true,
  },
} satisfies Contract;
