import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ownBalance } from '#web/domains/billing/balance-queries.ts';
import { centerStatus } from '#web/domains/center/queries.ts';
import { recentReportsOf } from '#web/domains/daily-reports/family-queries.ts';
import { attendanceOf, familyDay } from '#web/domains/guardians/accounts/queries.ts';
import { incidentsOf } from '#web/domains/incidents/family-queries.ts';
import { recentMessages } from '#web/domains/messages/recent-queries.ts';
import { celebrations } from '#web/domains/milestones/celebration-queries.ts';
import { noticesOf } from '#web/domains/notices/queries.ts';
import { RequestError } from '#web/lib/errors.ts';

/** All that the dashboard reads of one child, and the center's status, what is due, the newest messages and what to celebrate, which stand among it. */
export function useChildReads(childId: number, date: string, today: string) {
  const first = {
    today: useQuery(familyDay(childId, today)),
    day: useQuery({ ...familyDay(childId, date), placeholderData: keepPreviousData }),
    incidents: useQuery(incidentsOf(childId)),
  };
  const next = {
    notices: useQuery(noticesOf(childId)),
    center: useQuery(centerStatus),
    balance: useQuery(ownBalance),
    messages: useQuery(recentMessages),
    celebrations: useQuery(celebrations),
  };
  const isPending = arePending(first);
  const isNextPending = isPending || arePending(next);
  // What stands below the day is asked for after it.
  const last = {
    reports: useQuery({ ...recentReportsOf(childId), enabled: !isNextPending }),
    attendance: useQuery({ ...attendanceOf(childId), enabled: !isNextPending }),
  };
  const reads = { ...first, ...next, ...last };
  return {
    ...reads,
    /** Before the first answers are there nothing is shown of them, so that nothing moves once it stands: the day's, what follows it, and what stands below. */
    isPending,
    isNextPending,
    isLastPending: arePending(last),
    /** The child is no longer this parent's to see. */
    isGone: Object.values(reads).some(({ error }) => error instanceof RequestError && error.status === 404),
  };
}

const arePending = (reads: Readonly<Record<string, { isPending: boolean }>>): boolean =>
  Object.values(reads).some((read) => read.isPending);
