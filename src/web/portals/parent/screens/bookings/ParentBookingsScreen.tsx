import { useQuery } from '@tanstack/react-query';
import { CalendarOff, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { familyBookings } from '#web/domains/bookings/queries.ts';
import { type BookableDay, type FamilyChild, type FamilyDays, monthOf } from '#web/domains/bookings/rules.ts';
import { HOMES } from '#web/lib/session.ts';
import { dayAfter, formatDate, formatMonth, formatWeekday, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ParentPage } from '#web/portals/parent/layout/ParentPage.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { ChildOnDay } from './ChildOnDay.tsx';

const AskDialog = lazyDialog(() => import('./AskDialog.tsx'));

interface Asked {
  readonly child: FamilyChild;
  readonly day: BookableDay;
}

/** The days of a month of all children of a family: what is booked, and what may be asked for (bookings-1). */
export function ParentBookingsScreen() {
  const { t } = useTranslation();
  const today = useCenterToday();
  const [month, setMonth] = useState(monthOf(today).from);
  const { from, to } = monthOf(month);
  const read = useQuery(familyBookings(from, to));
  const asking = useDialog<Asked>();
  return (
    <ParentPage title={t('bookingsFamily.title')} subtitle={t('bookingsFamily.subtitle')} back={HOMES.parent}>
      <div className="flex items-center gap-2">
        <IconButton
          label={t('bookingsFamily.monthBefore')}
          disabled={from <= today}
          onClick={() => setMonth(monthOf(dayAfter(from, -1)).from)}
        >
          <ChevronLeft />
        </IconButton>
        <p className="min-w-40 text-center font-semibold text-lg" aria-live="polite">
          {formatMonth(month.slice(0, 7))}
        </p>
        <IconButton label={t('bookingsFamily.monthAfter')} onClick={() => setMonth(dayAfter(to, 1))}>
          <ChevronRight />
        </IconButton>
      </div>
      <Loaded
        query={read}
        failed={t('bookingsFamily.failed')}
        skeleton={<SkeletonText label={t('bookingsFamily.loading')} lines={8} />}
      >
        {(data) => (
          <>
            {data.kinds.length === 0 && <Alert>{t('bookingsFamily.notHere')}</Alert>}
            <DayList
              data={data}
              today={today}
              onAsk={(child, day) => asking.open({ child, day })}
              near={AskDialog.near}
            />
            <p className="text-ink-soft text-sm">{t('bookingsFamily.absence')}</p>
            {asking.show((asked, opened) => (
              <AskDialog {...asked} data={data} {...opened} />
            ))}
          </>
        )}
      </Loaded>
    </ParentPage>
  );
}

type DayListProps = {
  data: FamilyDays;
  today: string;
  onAsk(child: FamilyChild, day: BookableDay): void;
  near: { onPointerEnter(): void; onFocus(): void };
};

/** The days from today on on which one of the children is enrolled; usual days without opening hours are left out. */
function DayList({ data, today, onAsk, near }: DayListProps) {
  const { t } = useTranslation();
  const dates = [...new Set(data.children.flatMap(({ days }) => days.filter(isShown).map(({ date }) => date)))]
    .filter((date) => date >= today)
    .sort();
  if (dates.length === 0)
    return (
      <EmptyState icon={<CalendarOff />} title={t('bookingsFamily.none')} level={2}>
        {t('bookingsFamily.noneText')}
      </EmptyState>
    );
  return (
    <Card flush>
      <ul className="divide-y divide-line">
        {dates.map((date) => (
          <li key={date} className="flex flex-col gap-x-6 gap-y-1 px-4 py-3 sm:flex-row sm:px-5">
            <h2 className="shrink-0 pt-2 font-semibold sm:w-44">
              {formatWeekday(date)} <span className="font-normal text-ink-soft sm:block">{formatDate(date)}</span>
            </h2>
            <ul className="flex min-w-0 flex-1 flex-col gap-1">
              {data.children.map((child) => {
                const day = child.days.find((one) => one.date === date);
                return (
                  day &&
                  day.state !== 'not-enrolled' && (
                    <ChildOnDay key={child.id} child={child} day={day} data={data} onAsk={onAsk} near={near} />
                  )
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const isShown = ({ state, closure }: BookableDay) =>
  state !== 'not-enrolled' && (state !== 'closed' || closure !== null);
