import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import type { ParentChild } from '#web/domains/guardians/accounts/rules.ts';
import { unsigned } from '#web/domains/incidents/rules.ts';
import { isNoticeKind } from '#web/domains/notices/rules.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { whenIdle } from '#web/lib/whenIdle.ts';
import { SummaryPart } from '#web/portals/parent/screens/family-day/SummaryPart.tsx';
import { TimelinePart } from '#web/portals/parent/screens/family-day/TimelinePart.tsx';
import { TellPart } from '#web/portals/parent/screens/notices/TellPart.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { BalanceLine } from './BalanceLine.tsx';
import { ChildHead } from './ChildHead.tsx';
import { IncidentDialog, TellDialog } from './dialogs.ts';
import { LatestPart } from './LatestPart.tsx';
import { useChildReads } from './useChildReads.ts';
import { ViewButtons } from './ViewButtons.tsx';
import { useOpened, useShown } from './views.ts';
import { WaitingIncidents } from './WaitingIncidents.tsx';

// What stands below the first glance comes once the day is there and the browser has a moment.
const Stats = lazyPart(() => withTexts(['familyDayDetails'], () => import('./Stats.tsx')));
const ParentSidePanels = lazyPart(() =>
  withTexts(
    ['center', 'common', 'dailyReportsMoods', 'familyDay', 'familyDayDetails'],
    () => import('./ParentSidePanels.tsx'),
  ),
);
const Celebrations = lazyPart(() =>
  withTexts(['milestonesGrowth'], () => import('#web/portals/parent/screens/milestones/Celebrations.tsx')),
);

type ChildDashboardProps = {
  child: ParentChild;
  /** How many children the parent has here. */
  siblings: number;
  /** The child turned out not to be theirs anymore. */
  onGone(): void;
};

/** Everything about one child: the day first (family-day-8). */
export function ChildDashboard({ child, siblings, onGone }: ChildDashboardProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const [asked, setDate] = useShown('date');
  const date = asked && /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked < today ? asked : today;
  const [tell, openTell, closeTell, turnTell] = useOpened('tell');
  const [incident, openIncident, closeIncident] = useOpened('incident');
  const reads = useChildReads(child.id, date, today);
  const isPending = useDeferredValue(reads.isPending);
  const isNextPending = useDeferredValue(isPending || reads.isNextPending);
  const name = child.firstName;
  const showDate = (date: string) => setDate(date === today ? null : date);
  const showIncident = (id: number) => openIncident(String(id));

  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  // One after the other: slow phones stand still over both at once.
  const [areStatsShown, setStatsShown] = useState(false);
  const isBelow = isIdle && !isNextPending && !reads.isLastPending;

  const { isGone } = reads;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);

  return (
    <>
      <div className="grid items-start gap-5 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5 sm:gap-6">
          <ChildHead
            child={child}
            today={reads.center.isPending ? undefined : reads.today.data}
            isClosed={reads.center.data?.opensAt === null}
          />
          {!isPending && (
            <>
              <WaitingIncidents incidents={unsigned(reads.incidents.data ?? [])} name={name} onOpen={showIncident} />
              <SummaryPart read={reads.day} date={date} today={today} onDate={showDate} />
            </>
          )}
          {isNextPending ? (
            <div role="status" aria-label={t('familyDay.day.loading')} className="flex flex-col gap-5 sm:gap-6">
              {isPending && <Skeleton className="h-72 rounded-lg!" />}
              <Skeleton className="h-80 rounded-lg!" />
            </div>
          ) : (
            <>
              <LatestPart today={reads.today.data} messages={reads.messages} child={child} />
              {reads.celebrations.data && reads.celebrations.data.length > 0 && (
                <Suspense fallback={<Skeleton className="h-19 rounded-lg!" />}>
                  <Celebrations />
                </Suspense>
              )}
              <TellPart read={reads.notices} onTell={openTell} />
              <BalanceLine balance={reads.balance.data} child={String(child.id)} />
              {reads.day.data && (
                <TimelinePart day={reads.day.data} name={name} child={String(child.id)} onIncident={showIncident} />
              )}
              {isBelow && (
                <Suspense>
                  <Stats name={name} siblings={siblings} {...reads} onShown={setStatsShown} />
                </Suspense>
              )}
            </>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-5 sm:gap-6">
          <ViewButtons child={String(child.id)} />
          {areStatsShown && isBelow && (
            <Suspense>
              <ParentSidePanels {...reads} childId={child.id} name={name} onDate={showDate} onIncident={showIncident} />
            </Suspense>
          )}
        </div>
      </div>
      {isNoticeKind(tell) && (
        <TellDialog
          key={tell}
          kind={tell}
          child={child}
          isHere={reads.today.data?.isHere ?? false}
          onClose={closeTell}
          onTurn={turnTell}
        />
      )}
      {incident !== null && (
        <IncidentDialog id={Number(incident)} read={reads.incidents} name={name} onClose={closeIncident} />
      )}
    </>
  );
}
