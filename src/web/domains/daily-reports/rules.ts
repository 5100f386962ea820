import type { Api } from '#contract/index.ts';
import type { Reply, Sent } from '#contract/kernel/endpoint.ts';

export type NewDailyReport = Sent<Api['POST /api/daily-reports']>['body'];
export type Mood = Exclude<NewDailyReport['mood'], '' | null | undefined>;

/** The moods in the order in which they are offered (daily-reports-1). */
export const MOODS_OFFERED: readonly Mood[] = ['happy', 'content', 'fussy', 'tired', 'excited', 'cranky'];
export type FamilyReport = Reply<Api['GET /api/parent/daily-reports']>[number];

export type ReportOfToday = Reply<Api['GET /api/daily-reports/drafts']>[number];

/** What is written in a report, in its order. */
export const REPORT_TEXTS = ['meals', 'naps', 'activities', 'notes'] as const;
export type ReportText = (typeof REPORT_TEXTS)[number];

/** What somebody said of a child's day beside what was recorded of it; a mood is never preset. */
export type Said = { readonly [Text in ReportText]?: string } & { readonly mood?: Mood };

/** A report as it would be sent: what was typed, else what was recorded. */
export const reportText = (draft: ReportOfToday, said: Said | undefined, text: ReportText): string =>
  said?.[text] ?? draft[text];
