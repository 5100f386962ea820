import type { Api } from '#contract/index.ts';
import type { Reply, Sent } from '#contract/kernel/endpoint.ts';

export type NewDailyReport = Sent<Api['POST /api/daily-reports']>['body'];
export type Mood = Exclude<NewDailyReport['mood'], '' | null | undefined>;

/** The moods in the order in which they are offered (daily-reports-1). */
export const MOODS_OFFERED: readonly Mood[] = ['happy', 'content', 'fussy', 'tired', 'excited', 'cranky'];
export type FamilyReport = Reply<Api['GET /api/parent/daily-reports']>[number];
