import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { formatDate, formatTime, formatWeekday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { bookOwnTour, cancelOwnTour, familyTours } from './queries.ts';
import type { FamilyTours as Tours } from './rules.ts';

/** A family chooses when to look at the center: one tap books, another one moves the tour (admissions-13). */
export function FamilyTours({ token, onChanged }: { token: string; onChanged(): void }) {
  const { t } = useTranslation();
  const read = useQuery({ ...familyTours(token), retry: false, gcTime: 0 });
  const changed = () => {
    void read.refetch();
    onChanged();
  };
  if (read.data && read.data.booked.length === 0 && read.data.slots.length === 0) return null;
  return (
    <Section title={t('admissionsTours.family.title')}>
      <Loaded
        query={read}
        failed={t('admissionsTours.family.failed')}
        skeleton={<SkeletonText label={t('admissionsTours.loading')} lines={3} />}
      >
        {(tours) => <Parts token={token} tours={tours} onChanged={changed} />}
      </Loaded>
    </Section>
  );
}

type PartsProps = { token: string; tours: Tours; onChanged(): void };

function Parts({ token, tours: { booked, slots }, onChanged }: PartsProps) {
  const { t } = useTranslation();
  const [isMoving, setMoving] = useState(false);
  const booking = useAction(bookOwnTour, {
    done: t('admissionsTours.family.booked'),
    failed: t('admissionsTours.family.notBooked'),
    onDone: () => {
      setMoving(false);
      onChanged();
    },
    onFailed: onChanged,
  });
  const canceling = useAction(cancelOwnTour, {
    done: t('admissionsTours.family.canceled'),
    failed: t('admissionsTours.family.notCanceled'),
    onDone: onChanged,
  });
  const others = slots.filter(({ id }) => !booked.some(({ slotId }) => slotId === id));
  const days = [...Map.groupBy(others, ({ date }) => date)];
  return (
    <Card flush>
      {booked.map((tour) => (
        <div key={tour.id} className="flex flex-col gap-1 p-4 sm:px-5">
          <p className="text-ink-soft">{t('admissionsTours.family.yours')}</p>
          <p className="font-semibold text-lg">
            {t('admissionsTours.dayAndTime', {
              day: formatDate(tour.date, 'long'),
              time: formatTime(tour.time),
            })}
          </p>
          <p className="text-ink-soft">
            {tour.host
              ? t('admissionsTours.family.with', { minutes: tour.minutes, name: tour.host })
              : t('admissionsTours.family.takes', { minutes: tour.minutes })}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            {others.length > 0 && (
              <Button variant="secondary" aria-expanded={isMoving} onClick={() => setMoving(!isMoving)}>
                {t('admissionsTours.family.move')}
              </Button>
            )}
            <Button
              variant="secondary"
              onClick={() =>
                confirmDelete({
                  title: t('admissionsTours.family.cancelTitle'),
                  text: t('admissionsTours.family.cancelText'),
                  label: t('admissionsTours.family.cancel'),
                  cancel: t('admissionsTours.family.keep'),
                  doDelete: () => canceling.run({ params: { token, id: tour.id } }),
                })
              }
            >
              {t('admissionsTours.family.cancel')}
            </Button>
          </div>
        </div>
      ))}
      {(booked.length === 0 || isMoving) && (
        <div className={booked.length > 0 ? 'border-line border-t p-4 sm:px-5' : 'p-4 sm:px-5'}>
          <p className="text-ink-soft">{t('admissionsTours.family.choose')}</p>
          <ul className="mt-3 flex flex-col gap-4">
            {days.map(([date, times]) => (
              <li key={date}>
                <p className="font-medium">
                  {formatWeekday(date)}, {formatDate(date)}
                </p>
                <ul className="mt-1.5 flex flex-wrap gap-2">
                  {times.map(({ id, time }) => (
                    <li key={id}>
                      <Button
                        variant="secondary"
                        icon={<CalendarClock className="size-5" />}
                        disabled={booking.isPending}
                        aria-label={t('admissionsTours.family.bookAt', {
                          day: formatDate(date, 'long'),
                          time: formatTime(time),
                        })}
                        onClick={() => void booking.run({ params: { token }, body: { slotId: id } })}
                      >
                        {formatTime(time)}
                      </Button>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
