import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, PenLine } from 'lucide-react';
import { bookingInbox } from '#web/domains/bookings/queries.ts';
import type { StaffBooking } from '#web/domains/bookings/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ManagementPage } from '#web/portals/staff/layout/ManagementPage.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { BookingItem } from './BookingItem.tsx';

const DeclineBooking = lazyDialog(() => import('./DeclineBooking.tsx'));
const RulesDialog = lazyDialog(() => import('./RulesDialog.tsx'));

/** What families asked for and wait for, and what is booked (bookings-6). */
export function BookingsScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const declining = useDialog<StaffBooking>();
  const ruling = useDialog();
  const read = useQuery({ ...bookingInbox, enabled: can('children.enroll') });
  if (!can('children.enroll')) return <NotForRole title={t('bookings.title')} />;
  return (
    <ManagementPage
      title={t('bookings.title')}
      subtitle={t('bookings.subtitle')}
      main={
        can('center.manage') && {
          icon: <PenLine className="size-5" />,
          children: t('bookings.rules.button'),
          onClick: () => ruling.open(),
          ...RulesDialog.near,
        }
      }
    >
      <Loaded
        query={read}
        failed={t('bookings.failed')}
        skeleton={<SkeletonText label={t('bookings.loading')} lines={6} />}
      >
        {({ waiting, coming }) => (
          <>
            <Section title={t('bookings.waiting')}>
              <Bookings
                all={waiting}
                none={t('bookings.noneWaiting')}
                text={t('bookings.noneWaitingText')}
                onDecline={declining.open}
              />
            </Section>
            <Section title={t('bookings.coming')}>
              <Bookings
                all={coming}
                none={t('bookings.noneComing')}
                text={t('bookings.noneComingText')}
                onDecline={declining.open}
              />
            </Section>
          </>
        )}
      </Loaded>
      {declining.show((booking, opened) => (
        <DeclineBooking booking={booking} {...opened} />
      ))}
      {ruling.show((_, opened) => (
        <RulesDialog {...opened} />
      ))}
    </ManagementPage>
  );
}

type BookingsProps = {
  all: readonly StaffBooking[];
  none: string;
  text: string;
  onDecline(booking: StaffBooking): void;
};

function Bookings({ all, none, text, onDecline }: BookingsProps) {
  if (all.length === 0)
    return (
      <EmptyState icon={<CalendarCheck />} title={none}>
        {text}
      </EmptyState>
    );
  return (
    <Card flush>
      <ul className="divide-y divide-line">
        {all.map((booking) => (
          <BookingItem
            key={booking.id}
            booking={booking}
            onDecline={() => onDecline(booking)}
            near={DeclineBooking.near}
          />
        ))}
      </ul>
    </Card>
  );
}
