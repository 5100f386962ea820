import type { UseQueryResult } from '@tanstack/react-query';
import { Heart, Moon, Palette, Smile, StickyNote, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { MoodFace } from '#web/domains/daily-reports/MoodFace.tsx';
import type { FamilyReport } from '#web/domains/daily-reports/rules.ts';
import { type FamilyDay, glanceOf } from '#web/domains/dashboard/rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { QuietFailure } from '#web/portals/parent/screens/dashboard/lists/QuietFailure.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { Private } from '#web/ui/Private.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { DayPicker } from './DayPicker.tsx';

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

/** Mood, meals, nap and activities; nothing at all where nothing is known. */
function Glance({ day }: { day: FamilyDay }) {
  const { t } = useTranslation();
  const { mood, meals, naps, activities } = glanceOf(day);
  if (!day.report && !meals && !naps && !activities) return null;
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      <Part
        icon={mood ? <MoodFace mood={mood} /> : day.report ? <Heart /> : <Smile />}
        look="bg-hue-6 text-hue-6-ink"
        name={t('familyDay.day.mood')}
      >
        {mood ? t(`dailyReportsMoods.${mood}`) : day.report ? t('familyDay.day.noMood') : ''}
      </Part>
      <Part icon={<Utensils />} look="bg-highlight-soft text-highlight-ink" name={t('familyDay.day.meals')}>
        {meals}
      </Part>
      <Part icon={<Moon />} look="bg-info-soft text-info-ink" name={t('familyDay.day.naps')}>
        {naps}
      </Part>
      <Part icon={<Palette />} look="bg-action-soft text-action-soft-ink" name={t('familyDay.day.activities')}>
        {activities}
      </Part>
    </dl>
  );
}

function Part({ icon, look, name, children }: { icon: ReactNode; look: string; name: string; children: string }) {
  const { t } = useTranslation();
  return (
    <div className="flex min-w-0 items-start gap-3 py-1.5">
      <span
        aria-hidden="true"
        className={`grid size-9 shrink-0 place-content-center rounded-full [&_svg]:size-4.5 ${look}`}
      >
        {icon}
      </span>
      <dt className="w-21 shrink-0 pt-1.5 text-ink-soft text-sm leading-6">{name}</dt>
      <dd className="min-w-0 flex-1 whitespace-pre-line break-words pt-1.5 font-medium leading-6">
        {children ? (
          <Private>{children}</Private>
        ) : (
          <span className="font-normal text-ink-faint">{t('familyDay.day.nothingNoted')}</span>
        )}
      </dd>
    </div>
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
