import { useQuery } from '@tanstack/react-query';
import { CalendarOff, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { familyBookings } from '#web/domains/bookings/queries.ts';
import type { BookableDay, FamilyChild, FamilyDays } from '#web/domains/bookings/rules.ts';
import { stepped } from '#web/domains/events/days.ts';
import { useCalendarPlace } from '#web/domains/events/useCalendarPlace.ts';
import { HOMES } from '#web/lib/session.ts';
import { formatDate, formatMonth } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ParentPage } from '#web/portals/parent/layout/ParentPage.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { BookingMonth } from './BookingMonth.tsx';
import { ChildOnDay } from './ChildOnDay.tsx';

const AskDialog = lazyDialog(() => import('./AskDialog.tsx'));
const AbsenceDialog = lazyDialog(() => import('./AbsenceDialog.tsx'));

interface Asked {
  readonly child: FamilyChild;
  readonly day: BookableDay;
}
interface Away {
  readonly family: FamilyDays['children'];
  /** Who is chosen at first. */
  readonly chosen: readonly number[];
  readonly from: string;
}

/** A month of all children of a family: what was and is booked, and what can be done about a day (bookings-1). */
export function ParentBookingsScreen() {
  const { t } = useTranslation();
  const { date, days, today, go } = useCalendarPlace('view', ['month'], 'month');
  const read = useQuery(familyBookings(days.from, days.to));
  const asking = useDialog<Asked>();
  const away = useDialog<Away>();
  const onDay = useSeenWhen(date);
  const soon = date < today ? today : date;
  return (
    <ParentPage title={t('bookingsFamily.title')} subtitle={t('bookingsFamily.subtitle')} back={HOMES.parent}>
      <div className="flex flex-wrap items-center gap-2">
        <IconButton label={t('bookingsFamily.monthBefore')} onClick={() => go({ date: stepped('month', date, -1) })}>
          <ChevronLeft className="rtl:-scale-x-100" />
        </IconButton>
        <IconButton label={t('bookingsFamily.monthAfter')} onClick={() => go({ date: stepped('month', date, 1) })}>
          <ChevronRight className="rtl:-scale-x-100" />
        </IconButton>
        <p className="font-semibold text-lg" aria-live="polite">
          {formatMonth(date.slice(0, 7))}
        </p>
        <Button
          variant="secondary"
          className="max-sm:w-full sm:ms-auto"
          disabled={!read.data}
          onClick={() => {
            const family = read.data?.children ?? [];
            away.open({ family, chosen: family.map(({ id }) => id), from: soon });
          }}
          {...AbsenceDialog.near}
        >
          <CalendarOff aria-hidden="true" className="size-5" />
          {t('bookingsFamily.away.button')}
        </Button>
      </div>
      {read.data?.kinds.length === 0 && <Alert>{t('bookingsFamily.notHere')}</Alert>}
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <BookingMonth data={read.data} days={days} date={date} onDate={(next) => go({ date: next })} />
        <Loaded
          query={read}
          failed={t('bookingsFamily.failed')}
          skeleton={<SkeletonText label={t('bookingsFamily.loading')} lines={4} />}
        >
          {(data) => (
            <section ref={onDay} aria-labelledby="day-shown" className="scroll-mb-24">
              <Card>
                <h2 id="day-shown" className="mb-3 font-semibold text-lg" aria-live="polite">
                  {formatDate(date, 'full')}
                </h2>
                <FamilyOnDay
                  data={data}
                  date={date}
                  today={today}
                  onAsk={(child, day) => asking.open({ child, day })}
                  onAway={(child) => away.open({ family: data.children, chosen: [child.id], from: date })}
                />
              </Card>
              {asking.show((asked, opened) => (
                <AskDialog {...asked} data={data} {...opened} />
              ))}
              {away.show((asked, opened) => (
                <AbsenceDialog {...asked} isFreed={data.absencesFree} {...opened} />
              ))}
            </section>
          )}
        </Loaded>
      </div>
    </ParentPage>
  );
}

/** On a phone the day stands below the month: it comes into sight when another one is chosen. */
function useSeenWhen(date: string) {
  const part = useRef<HTMLElement>(null);
  const before = useRef(date);
  useEffect(() => {
    if (before.current !== date) part.current?.scrollIntoView({ block: 'nearest' });
    before.current = date;
  }, [date]);
  return part;
}

type FamilyOnDayProps = {
  data: FamilyDays;
  date: string;
  today: string;
  onAsk(child: FamilyChild, day: BookableDay): void;
  onAway(child: FamilyChild): void;
};

function FamilyOnDay({ data, date, today, onAsk, onAway }: FamilyOnDayProps) {
  const { t } = useTranslation();
  const shown = data.children.flatMap((child) => {
    const day = child.days.find((one) => one.date === date);
    return day && day.state !== 'not-enrolled' ? [{ child, day }] : [];
  });
  if (shown.length === 0) return <p className="text-ink-soft">{t('bookingsFamily.none')}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {shown.map(({ child, day }) => (
        <ChildOnDay
          key={child.id}
          child={child}
          day={day}
          data={data}
          today={today}
          ask={{ onClick: () => onAsk(child, day), ...AskDialog.near }}
          stayAway={{ onClick: () => onAway(child), ...AbsenceDialog.near }}
        />
      ))}
    </ul>
  );
}
