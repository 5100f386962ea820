import type { QueryClient } from '@tanstack/react-query';
import { query, readAgain } from '#web/lib/api.ts';
import { writeDailyReport } from './queries.ts';

/** Of all who came today what a report could say, and which report stands. */
export const reportDraftsOfToday = query('GET /api/daily-reports/drafts');

/** How the reports of several children went, each for itself. */
export interface SentReports {
  readonly sent: readonly number[];
  /** Why it could not be, by child. */
  readonly failed: ReadonlyMap<number, Error>;
}

type Sent = Parameters<typeof writeDailyReport.mutationFn>[0];

/** Writes several children's reports one after the other: what is refused of one leaves the others sent. */
export const writeDailyReports = {
  mutationFn: async (reports: readonly Sent[], context: { client: QueryClient }): Promise<SentReports> => {
    const sent: number[] = [];
    const failed = new Map<number, Error>();
    for (const report of reports) {
      const { childId } = report.body;
      try {
        await writeDailyReport.mutationFn(report, context);
        sent.push(Number(childId));
      } catch (error) {
        failed.set(Number(childId), error instanceof Error ? error : new Error(String(error)));
      }
    }
    await readAgain(context.client, 'daily-reports');
    return { sent, failed };
  },
};
