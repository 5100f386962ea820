import type { UseQueryResult } from '@tanstack/react-query';
import { StickyNote } from 'lucide-react';
import type { FamilyReport } from '#web/domains/daily-reports/rules.ts';
import type { FamilyDay } from '#web/domains/dashboard/rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { QuietFailure } from '#web/portals/parent/screens/dashboard/lists/QuietFailure.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { Private } from '#web/ui/Private.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { DayPicker } from './DayPicker.tsx';
import { Glance } from './Glance.tsx';

type SummaryPartProps = {
  read: UseQueryResult<FamilyDay>;
  date: string;
  today: string;
  onDate(date: string): void;
};

/** How the day was, at a glance (family-day-4). */
export function SummaryPart({ read, date, today, onDate }: SummaryPartProps) {
  const { t } = useTranslation();
  const day = read.data;
  const isToday = date === today;
  return (
    <Card as="section">
      <div className="grid gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-x-4">
        <div>
          <Heading level={2} size="small">
            {isToday ? t('familyDay.day.summary') : t('familyDay.day.summaryOf', { date: formatDate(date) })}
          </Heading>
          <p className="text-ink-soft text-sm max-sm:hidden">{formatDate(date, 'long')}</p>
        </div>
        <div className="min-w-0 sm:col-span-2">
          {read.isPending ? (
            <SkeletonText label={t('familyDay.day.loading')} lines={6} />
          ) : (
            <>
              {day && <Glance day={day} />}
              {day && !day.report && (
                <p className="py-1 text-ink-soft">
                  {isToday ? t('familyDay.day.noReport') : t('familyDay.day.noReportOf', { date: formatDate(date) })}
                </p>
              )}
              {day?.report?.notes && <Notes report={day.report} />}
              <QuietFailure read={read} />
            </>
          )}
        </div>
        {/* On a phone the way to other days stands below this one. */}
        <div className="-mx-2.5 sm:col-start-2 sm:row-start-1">
          <DayPicker date={date} today={today} onChange={onDate} />
        </div>
      </div>
    </Card>
  );
}

function Notes({ report }: { report: FamilyReport }) {
  const { t } = useTranslation();
  return (
    <div className="mt-2 flex gap-3 rounded-md bg-sunken px-4 py-3.5">
      <StickyNote className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      <p className="min-w-0 whitespace-pre-line">
        <span className="sr-only">{t('familyDay.day.notes')}: </span>
        <Private>{report.notes}</Private>
        <span className="mt-0.5 block text-ink-soft text-sm">{report.writtenBy}</span>
      </p>
    </div>
  );
}
