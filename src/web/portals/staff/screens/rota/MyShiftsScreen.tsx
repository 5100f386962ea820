import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { mondayOf } from '#web/domains/analytics/rules.ts';
import { ownShifts } from '#web/domains/rota/queries.ts';
import type { OwnShifts } from '#web/domains/rota/rules.ts';
import { dayAfter, dayLabel, formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { OfferButton } from './OfferButton.tsx';
import { OpenShifts } from './OpenShifts.tsx';
import { OwnChanges } from './OwnChanges.tsx';
import { OwnWishes } from './OwnWishes.tsx';
import { useOwnText } from './useOwnText.ts';

/** So many days are shown, beginning with this week. */
const DAYS = 42;

/** One's own shifts as they were published, for one's own phone (rota-8). */
export function MyShiftsScreen() {
  const { t } = useTranslation();
  const today = useCenterToday();
  const read = useQuery(ownShifts(mondayOf(today), dayAfter(mondayOf(today), DAYS - 1)));
  return (
    <StaffPage title={t('rota.own.title')} subtitle={t('rota.own.subtitle')} width="narrow">
      <Loaded
        query={read}
        failed={t('rota.own.failed')}
        skeleton={<SkeletonText label={t('rota.own.loading')} lines={6} />}
      >
        {({ shifts, changes, open, wishes }) => (
          <>
            {open.length > 0 && <OpenShifts open={open} />}
            {wishes.length > 0 && <OwnWishes wishes={wishes} />}
            {changes.length > 0 && <OwnChanges changes={changes} />}
            <Weeks shifts={shifts} />
          </>
        )}
      </Loaded>
    </StaffPage>
  );
}

function Weeks({ shifts }: Pick<OwnShifts, 'shifts'>) {
  const { t } = useTranslation();
  const text = useOwnText();
  const today = useCenterToday();
  if (shifts.length === 0)
    return (
      <EmptyState level={2} icon={<CalendarClock />} title={t('rota.own.none')}>
        {t('rota.own.noneText')}
      </EmptyState>
    );
  return [...Map.groupBy(shifts, ({ date }) => mondayOf(date))].map(([monday, own]) => (
    <Section key={monday} title={t('rota.week.of', { date: formatDate(monday) })}>
      <Card flush>
        <ul className="divide-y divide-line">
          {own.map((shift) => (
            <li key={shift.id} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 px-4 py-3 sm:px-5">
              <span className="min-w-0">
                <span className="block font-medium">
                  {shift.date >= today && shift.date <= dayAfter(today, 1)
                    ? `${dayLabel(shift.date)}, ${formatDate(shift.date, 'short')}`
                    : formatDate(shift.date, 'long')}
                </span>
                <span className="block text-ink-soft">{text.placeOf(shift)}</span>
              </span>
              <span className="text-end tabular-nums max-sm:w-full max-sm:text-start">
                <span className="block font-semibold">{text.timesOf(shift)}</span>
                {shift.breaks.map((one) => (
                  <span key={one.fromMinute} className="block text-ink-soft text-sm">
                    {t('rota.own.break', { times: text.timesOf(one) })}
                  </span>
                ))}
                {shift.date >= today && <OfferButton shift={shift} />}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  ));
}
