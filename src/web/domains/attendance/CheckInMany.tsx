import { useQuery } from '@tanstack/react-query';
import type { Child } from '#web/domains/children/rules.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { centerNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Private } from '#web/ui/Private.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { ArrivalRow } from './ArrivalRow.tsx';
import { BringerDialog } from './BringerDialog.tsx';
import { usualBringer } from './performers.ts';
import { bringers } from './queries.ts';
import { type AttendanceRow, nextActionOf } from './rules.ts';
import { useArrivals } from './useArrivals.ts';

type CheckInManyProps = {
  /** The day's list; whoever can be checked in is offered. */
  rows: readonly AttendanceRow[];
  onLeave(): void;
};

/**
 * Checks several children in: a tap ticks one with whoever usually brings it, or asks who does where the record knows nobody
 * (attendance-15). Each is brought by its own; there is no name for all.
 */
export default function CheckInMany({ rows, onLeave }: CheckInManyProps) {
  const { t } = useTranslation();
  const { data: brought = [], isPending } = useQuery(bringers);
  const { arrivals, isSending, send, choose, leaveOut } = useArrivals(onLeave);
  const asking = useDialog<Child>();
  const chosen = new Map(arrivals.map((arrival) => [arrival.childId, arrival]));
  // Who is ticked stays, also where the record says by now that they are here: the answer to their check-in may have been lost.
  const offered = rows.filter(({ child, day }) => nextActionOf(day) === 'check-in' || chosen.has(child.id));
  const refused = offered.flatMap(({ child }) => {
    const problem = chosen.get(child.id)?.problem;
    return problem ? [{ id: child.id, name: fullName(child), problem }] : [];
  });
  const tick = (child: Child) => {
    if (chosen.has(child.id)) return leaveOut(child.id);
    const usual = usualBringer(child, brought, centerNow().date);
    if (usual) choose(child.id, usual);
    else asking.open(child);
  };
  return (
    <>
      {refused.length > 0 && (
        <Alert tone="error" title={t('attendanceArrivals.refused', { count: refused.length })}>
          <ul>
            {refused.map(({ id, name, problem }) => (
              <li key={id}>
                <Private>{t('attendanceArrivals.refusedOf', { name, reason: problem })}</Private>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <ul
        aria-label={t('attendanceArrivals.title')}
        aria-busy={isPending || isSending}
        className="grid grid-cols-1 gap-px overflow-clip rounded-lg border border-line bg-line shadow-card lg:grid-cols-2"
      >
        {offered.map((row) => (
          <ArrivalRow
            key={row.child.id}
            row={row}
            arrival={chosen.get(row.child.id)}
            disabled={isPending || isSending}
            onTick={() => tick(row.child)}
            onAsk={() => asking.open(row.child)}
          />
        ))}
      </ul>
      <ActionBar className="sticky bottom-(--bottom-bar) z-10 items-center bg-paper sm:rounded-md sm:py-3">
        <Button variant="quiet" disabled={isSending} onClick={onLeave}>
          {t('shell.cancel')}
        </Button>
        <Button
          size="large"
          disabled={arrivals.length === 0}
          busy={isSending}
          busyLabel={t('attendanceArrivals.sending')}
          onClick={() => void send()}
        >
          {t('attendanceArrivals.send', { count: arrivals.length })}
        </Button>
      </ActionBar>
      {asking.show((child, opened) => (
        <BringerDialog child={child} {...opened} onBringer={(by) => choose(child.id, by)} />
      ))}
    </>
  );
}
