import { CalendarPlus } from 'lucide-react';
import { TOURING_STATES } from '#contract/admissions-choices.ts';
import { hasBegun, type Inquiry } from '#web/domains/admissions/rules.ts';
import { formatDate, formatTime, useCenterNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { Section } from '#web/ui/Section.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { TourActions } from './TourActions.tsx';
import { TourStateBadge } from './TourStateBadge.tsx';

const BookTour = lazyDialog(() => import('./BookTour.tsx'));

/** When a family looked at the center, or will. */
export function InquiryTours({ found: { id, state, tours } }: { found: Inquiry }) {
  const { t } = useTranslation();
  const now = useCenterNow();
  const booking = useDialog();
  const isTouring = TOURING_STATES.some((one) => one === state);
  if (!isTouring && tours.length === 0) return null;
  return (
    <Section
      title={t('admissionsTours.ofFamily')}
      actions={
        isTouring && (
          <Button
            variant="secondary"
            icon={<CalendarPlus className="size-5" />}
            onClick={() => booking.open()}
            {...BookTour.near}
          >
            {t('admissionsTours.book')}
          </Button>
        )
      }
    >
      <Card flush>
        {tours.length === 0 && <p className="p-4 text-ink-soft sm:px-5">{t('admissionsTours.noTour')}</p>}
        <ul className="divide-y divide-line">
          {tours.map((tour) => (
            <li
              key={tour.id}
              className="flex flex-col gap-x-6 gap-y-2 px-4 py-3 sm:px-5 md:flex-row md:items-center md:justify-between"
            >
              <div className="min-w-0">
                <p className="font-semibold">
                  {t('admissionsTours.dayAndTime', {
                    day: formatDate(tour.date, 'long'),
                    time: formatTime(tour.time),
                  })}
                </p>
                <p className="text-ink-soft text-sm">
                  {tour.bookedBy
                    ? t('admissionsTours.bookedBy', { name: tour.bookedBy })
                    : t('admissionsTours.bookedByFamily')}
                </p>
              </div>
              <div className="flex flex-wrap items-center gap-2">
                <TourStateBadge tour={tour} />
                <TourActions tour={tour} isOver={hasBegun(tour, now)} />
              </div>
            </li>
          ))}
        </ul>
      </Card>
      {booking.show((_, opened) => (
        <BookTour inquiryId={id} {...opened} />
      ))}
    </Section>
  );
}
