import { MOODS } from './daily-reports.ts';
import { anyParent } from './kernel/access.ts';
import { DocumentRangeQuery } from './kernel/documents.ts';
import type { Contract } from './kernel/endpoint.ts';
import { FamilyRange } from './kernel/family.ts';
import { AnsweredDate, Instant, LONGEST_LIST, Nothing } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

export const ParentDailyReport = z
  .object({
    id: z.int(),
    childId: z.int(),
    date: AnsweredDate,
    meals: z.string(),
    naps: z.string(),
    activities: z.string(),
    mood: z.enum(MOODS).nullable(),
    notes: z.string(),
    /** The staff member whose report it is. */
    writtenBy: z.string(),
    createdAt: Instant,
  })
  .meta({ id: 'ParentDailyReport' });

/** What parents read of their own children's daily reports. */
export const familyReports = {
  'GET /api/parent/daily-reports': {
    summary: "A child's daily reports, newest first; without a range the last 90 days, at most 500",
    audience: 'parent',
    access: anyParent,
    query: FamilyRange,
    longestDays: LONGEST_LIST,
    reply: z.array(ParentDailyReport),
  },
  'GET /api/parent/daily-reports/document': {
    summary: "A child's daily reports of some days as one file, oldest first; without a range the last 90 days",
    audience: 'parent',
    access: anyParent,
    query: DocumentRangeQuery,
    longestDays: LONGEST_LIST,
    reply: Nothing,
    file: true,
  },
} satisfies Contract;
