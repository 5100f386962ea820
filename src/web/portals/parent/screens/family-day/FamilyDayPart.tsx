import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { DoorClosed, Sunrise } from 'lucide-react';
import { centerStatus } from '#web/domains/center/queries.ts';
import type { FamilyDay } from '#web/domains/dashboard/rules.ts';
import { useParentSession } from '#web/lib/session.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { QuietFailure } from '#web/portals/parent/screens/dashboard/lists/QuietFailure.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { Private } from '#web/ui/Private.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { DayPicker } from './DayPicker.tsx';
import { Summary } from './Summary.tsx';
import { Timeline } from './Timeline.tsx';

type FamilyDayPartProps = {
  read: UseQueryResult<FamilyDay>;
  name: string;
  date: string;
  today: string;
  child: string;
  onDate(date: string): void;
  onIncident(id: number): void;
};

/** A day in the child's life: the report in short, and everything as it happened. */
export function FamilyDayPart({ read, name, date, today, child, onDate, onIncident }: FamilyDayPartProps) {
  const { t } = useTranslation();
  const day = read.data;
  const isToday = date === today;
  return (
    <Card as="section">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <Heading level={2} size="small">
            {isToday ? t('familyDay.day.summary') : t('familyDay.day.summaryOf', { date: formatDate(date) })}
          </Heading>
          <p className="text-ink-soft text-sm">{formatDate(date, 'long')}</p>
        </div>
        <div className="-mx-2.5">
          <DayPicker date={date} today={today} onChange={onDate} />
        </div>
      </div>
      {read.isPending ? (
        <SkeletonText label={t('familyDay.day.loading')} lines={6} />
      ) : (
        <div className="flex flex-col gap-6">
          {day?.report ? (
            <Summary report={day.report} />
          ) : (
            <p className="text-ink-soft">
              {isToday ? t('familyDay.day.noReport') : t('familyDay.day.noReportOf', { date: formatDate(date) })}
            </p>
          )}
          <QuietFailure read={read} />
          {day && (
            <section aria-labelledby="day-timeline">
              <div className="mb-3.5 flex items-center gap-2.5">
                <h3 id="day-timeline" className="font-semibold text-lg">
                  <Private>{t('familyDay.day.timeline', { name })}</Private>
                </h3>
                {day.isToday && day.isHere && (
                  <Badge tone="action" icon={<span className="dot size-2 rounded-full bg-current" />}>
                    {t('familyDay.day.live')}
                  </Badge>
                )}
              </div>
              {day.entries.length > 0 ? (
                <Timeline day={day} name={name} child={child} onIncident={onIncident} />
              ) : (
                <EmptyDay day={day} name={name} />
              )}
            </section>
          )}
        </div>
      )}
    </Card>
  );
}

function EmptyDay({ day, name }: { day: FamilyDay; name: string }) {
  const { t } = useTranslation();
  if (day.status === 'absent') {
    return (
      <p className="text-ink-soft">
        <Private>{t('familyDay.day.emptyAbsent', { name })}</Private>
      </p>
    );
  }
  return day.isToday ? <NotBegun /> : <p className="text-ink-soft">{t('familyDay.day.emptyPast')}</p>;
}

/** Nothing has happened today: on a closed day nothing will. */
function NotBegun() {
  const { t } = useTranslation();
  const { center } = useParentSession();
  const { data: status, isPending } = useQuery(centerStatus);
  if (isPending) return <SkeletonText lines={2} />;
  if (status && status.opensAt === null) {
    return (
      <div className="flex gap-3.5">
        <DoorClosed className="mt-0.5 size-6 shrink-0 text-ink-soft" />
        <div>
          <p className="font-medium">{t('familyDay.day.closed', { center: center.name })}</p>
          {status.closure && <p className="text-ink-soft">{status.closure.reason}</p>}
        </div>
      </div>
    );
  }
  return (
    <div className="flex gap-3.5">
      <Sunrise className="mt-0.5 size-6 shrink-0 text-highlight-ink" />
      <div>
        <p className="font-medium">{t('familyDay.day.empty')}</p>
        <p className="text-ink-soft">{t('familyDay.day.emptyText')}</p>
      </div>
    </div>
  );
}
