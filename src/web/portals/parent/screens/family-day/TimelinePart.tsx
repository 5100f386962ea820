import { useQuery } from '@tanstack/react-query';
import { DoorClosed, Sunrise } from 'lucide-react';
import { centerStatus } from '#web/domains/center/queries.ts';
import type { FamilyDay } from '#web/domains/dashboard/rules.ts';
import { useParentSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { Private } from '#web/ui/Private.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { Timeline } from './Timeline.tsx';

type TimelinePartProps = {
  day: FamilyDay;
  name: string;
  child: string;
  onIncident(id: number): void;
};

/** Everything of a day as it happened. */
export function TimelinePart({ day, name, child, onIncident }: TimelinePartProps) {
  const { t } = useTranslation();
  return (
    <Card>
      <section aria-labelledby="day-timeline">
        <div className="mb-3.5 flex items-center gap-2.5">
          <Heading level={2} size="small" id="day-timeline">
            <Private>{t('familyDay.day.timeline', { name })}</Private>
          </Heading>
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
  return day.isToday ? (
    <NotBegun isBooked={day.isExpected} name={name} />
  ) : (
    <p className="text-ink-soft">{t('familyDay.day.emptyPast')}</p>
  );
}

/** Nothing has happened today: on a closed day, and on one that is not booked, nothing will. */
function NotBegun({ isBooked, name }: { isBooked: boolean; name: string }) {
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
  if (!isBooked)
    return (
      <p className="text-ink-soft">
        <Private>{t('familyDay.day.notBooked', { name })}</Private>
      </p>
    );
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
