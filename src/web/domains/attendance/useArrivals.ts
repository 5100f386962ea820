import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callOnce, readAgain, type SentTo } from '#web/lib/api.ts';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { centerNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAction } from '#web/ui/useAction.ts';
import { attendanceOn } from './queries.ts';
import { type AttendanceDay, lastSpanOf, recordingOf, withDay } from './rules.ts';

const RECORD = 'POST /api/attendance';
const RECORD_ALL = 'POST /api/attendance/arrivals';
const UNDO = 'POST /api/attendance/:id/undo';

/** A child who was ticked as having come. */
export interface Arrival {
  readonly childId: number;
  /** When it was ticked: the check-in's time. */
  readonly at: { readonly date: string; readonly time: string };
  /** Who brings it; null while that is to be asked. */
  readonly by: string | null;
  /** Why it could not be recorded. */
  readonly problem?: string;
  /** What was tried; once more under the same key, so that it is never recorded twice. */
  readonly tried?: SentTo<typeof RECORD>;
  /** With what all others were tried together, in one call. */
  readonly triedTogether?: SentTo<typeof RECORD_ALL>;
}

/**
 * The children who are ticked, and their check-in: in one call, and where that is refused a call of its own for each, so that one
 * refusal stops no other.
 */
export function useArrivals(onAllRecorded: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [arrivals, setArrivals] = useState<readonly Arrival[]>([]);
  const [isSending, setSending] = useState(false);

  const show = (day: AttendanceDay) =>
    client.setQueryData(attendanceOn(day.date).queryKey, (days) => days && withDay(days, day.childId, day));
  const failedOf = (error: unknown) => reasonOf(error, t('attendance.failedToUpdate'));
  const recordAll = async (sent: SentTo<typeof RECORD_ALL>): Promise<readonly Outcome[]> => {
    try {
      const days = await callOnce(RECORD_ALL, sent, ['attendance']);
      for (const day of days) show(day);
      return days.map((day) => ({ day }));
    } catch (error) {
      if (error instanceof RequestError && error.status < 500) return Promise.all(arrivals.map(record));
      return arrivals.map((arrival) => ({ failed: { ...arrival, triedTogether: sent, problem: failedOf(error) } }));
    }
  };
  const record = async ({ tried, triedTogether: _, ...arrival }: Arrival): Promise<Outcome> => {
    const { childId, at, by } = arrival;
    const sent = tried ?? { body: recordingOf(childId, 'check-in', at, by ?? '') };
    try {
      const day = await callOnce(RECORD, sent, ['attendance']);
      show(day);
      return { day };
    } catch (error) {
      return { failed: { ...arrival, tried: sent, problem: failedOf(error) } };
    }
  };
  const { run: undo } = useAction(
    {
      /** How many were taken back; the first refusal is what is told. */
      mutationFn: async (days: readonly AttendanceDay[]): Promise<number> => {
        const spans = days.flatMap((day) => lastSpanOf(day) ?? []);
        const done = await Promise.allSettled(
          spans.map(({ id, version }) => callOnce(UNDO, { params: { id }, body: { version } }, ['attendance'])),
        );
        await readAgain(client, 'attendance');
        const refused = done.find((one) => one.status === 'rejected');
        if (refused) throw refused.reason;
        return done.length;
      },
    },
    { done: (count) => t('attendanceArrivals.undone', { count }), failed: t('attendance.failedToUpdate') },
  );
  const send = async () => {
    setSending(true);
    const together = togetherOf(arrivals);
    const outcomes = await (together ? recordAll(together) : Promise.all(arrivals.map(record)));
    const days = outcomes.flatMap(({ day }) => day ?? []);
    const failed = outcomes.flatMap((outcome) => outcome.failed ?? []);
    void readAgain(client, 'attendance');
    setArrivals(failed);
    setSending(false);
    if (days.length > 0) {
      toast({
        variant: 'success',
        title: t('attendanceArrivals.done', { count: days.length }),
        action: { label: t('attendance.undo'), onSelect: () => void undo(days) },
      });
    }
    if (failed.length === 0) onAllRecorded();
  };
  const choose = (childId: number, by: string | null): void =>
    setArrivals((all) => [
      ...all.filter((one) => one.childId !== childId),
      { childId, by, at: all.find((one) => one.childId === childId)?.at ?? centerNow() },
    ]);

  return {
    arrivals,
    isSending,
    send,
    /** Ticks a child as brought by somebody, or changes by whom; a refusal before is forgotten. */
    choose,
    leaveOut: (childId: number): void => setArrivals((all) => all.filter((one) => one.childId !== childId)),
  };
}

interface Outcome {
  readonly day?: AttendanceDay;
  readonly failed?: Arrival;
}

/** One call for all; null where each needs one of its own: it was tried by itself, or they are not of one day. */
function togetherOf(arrivals: readonly Arrival[]): SentTo<typeof RECORD_ALL> | null {
  const [first, ...others] = arrivals;
  if (!first || others.length === 0) return null;
  const { triedTogether } = first;
  if (
    triedTogether?.body.arrivals.length === arrivals.length &&
    others.every((one) => one.triedTogether === triedTogether)
  )
    return triedTogether;
  const { date } = first.at;
  if (arrivals.some(({ tried, triedTogether: before, at }) => tried || before || at.date !== date)) return null;
  return {
    body: {
      date,
      arrivals: arrivals.map(({ childId, at, by }) => ({ childId, checkInTime: at.time, checkInBy: by ?? '' })),
    },
  };
}
