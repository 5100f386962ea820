import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { unsigned } from '../../../../domains/incidents/rules.ts';
import { isNoticeKind } from '../../../../domains/notices/rules.ts';
import type { ParentChild } from '../../../../domains/parents/rules.ts';
import { withWords } from '../../../../lib/i18n.ts';
import { useCenterToday } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { whenIdle } from '../../../../lib/whenIdle.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { BalanceLine } from './BalanceLine.tsx';
import { ChildCard } from './ChildCard.tsx';
import { DayPart } from './day/DayPart.tsx';
import { TellPart } from './tell/TellPart.tsx';
import { useChildReads } from './useChildReads.ts';
import { ViewButtons } from './ViewButtons.tsx';
import { useOpened, useShown } from './views.ts';
import { WaitingIncidents } from './WaitingIncidents.tsx';

// What stands below the first glance comes once the day is there and the browser has a moment.
const Stats = lazy(() => withWords('portalMore', () => import('./Stats.tsx')));
const SidePanels = lazy(() => withWords('portalMore', () => import('./SidePanels.tsx')));
const TellDialog = lazy(() => withWords('portalMore', () => import('./tell/TellDialog.tsx')));
const Celebrations = lazy(() => withWords('growth', () => import('../growth/Celebrations.tsx')));
const IncidentDialog = lazy(() => withWords('portalMore', () => import('./incident/IncidentDialog.tsx')));

type ChildDashboardProps = {
  child: ParentChild;
  /** How many children the parent has here. */
  siblings: number;
  /** The child turned out not to be theirs anymore. */
  onGone(): void;
};

/** Everything about one child. */
export function ChildDashboard({ child, siblings, onGone }: ChildDashboardProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const [asked, setDate] = useShown('date');
  const date = asked && /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked < today ? asked : today;
  const [tell, openTell, closeTell] = useOpened('tell');
  const [incident, openIncident, closeIncident] = useOpened('incident');
  const reads = useChildReads(child.id, date, today);
  const isPending = useDeferredValue(reads.isPending);
  const name = child.firstName;
  const showDate = (day: string) => setDate(day === today ? null : day);
  const showIncident = (id: number) => openIncident(String(id));

  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);

  const { isGone } = reads;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);

  return (
    <>
      <div className="grid items-start gap-5 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5 sm:gap-6">
          <ChildCard
            child={child}
            today={reads.center.isPending ? undefined : reads.today.data}
            isClosed={reads.center.data?.opensAt === null}
          />
          {isPending ? (
            <div role="status" aria-label={t('portal.day.loading')} className="flex flex-col gap-5 sm:gap-6">
              <Skeleton className="h-40 rounded-lg!" />
              <Skeleton className="h-80 rounded-lg!" />
            </div>
          ) : (
            <>
              <WaitingIncidents incidents={unsigned(reads.incidents.data ?? [])} name={name} onOpen={showIncident} />
              <BalanceLine balance={reads.balance.data} child={String(child.id)} />
              <TellPart read={reads.notices} onTell={openTell} />
              <DayPart
                read={reads.day}
                name={name}
                date={date}
                today={today}
                child={String(child.id)}
                onDate={showDate}
                onIncident={showIncident}
              />
              {isIdle && (
                <Suspense>
                  <Stats name={name} siblings={siblings} {...reads} />
                </Suspense>
              )}
            </>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-5 sm:gap-6">
          <ViewButtons child={String(child.id)} />
          {isIdle && !isPending && (
            <Suspense>
              <SidePanels {...reads} childId={child.id} name={name} onDate={showDate} onIncident={showIncident} />
            </Suspense>
          )}
        </div>
      </div>
      <Suspense>
        {isIdle && !reads.isPending && tell === null && incident === null && <Celebrations />}
        {isNoticeKind(tell) && <TellDialog key={tell} kind={tell} child={child} onClose={closeTell} />}
        {incident !== null && (
          <IncidentDialog id={Number(incident)} read={reads.incidents} name={name} onClose={closeIncident} />
        )}
      </Suspense>
    </>
  );
}
