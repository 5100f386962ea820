import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, DoorOpen } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { tourSlots } from '#web/domains/admissions/queries.ts';
import type { TourSlot, TourSlots } from '#web/domains/admissions/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { dayAfter, dayLabel, formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ManagementPage } from '#web/portals/staff/layout/ManagementPage.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { TourSlotItem } from './TourSlotItem.tsx';

const TourSlotDialog = lazyDialog(() => import('./TourSlotDialog.tsx'));

/** When families look at the center, and who comes (admissions-12). */
export function ToursScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const today = useCenterToday();
  const [params, setParams] = useSearchParams();
  const isPast = params.has('past');
  const read = useQuery({ ...tourSlots(isPast ? dayAfter(today, -1) : undefined), enabled: can('admissions') });
  const editing = useDialog<TourSlot | null>();
  if (!can('admissions')) return <NotForRole title={t('admissionsTours.title')} />;
  return (
    <ManagementPage
      title={t('admissionsTours.title')}
      subtitle={t('admissionsTours.subtitle')}
      back={{ to: '/admissions', label: t('admissionsTours.toInquiries') }}
      main={{
        icon: <CalendarPlus className="size-5" />,
        children: t('admissionsTours.open'),
        onClick: () => editing.open(null),
        ...TourSlotDialog.near,
      }}
    >
      <SegmentedControl
        label={t('admissionsTours.which')}
        className="w-full sm:w-72"
        value={isPast ? 'past' : 'coming'}
        onChange={(chosen) => setParams(chosen === 'past' ? { past: '' } : {}, { replace: true })}
        options={[
          { value: 'coming', label: t('admissionsTours.coming') },
          { value: 'past', label: t('admissionsTours.past') },
        ]}
      />
      <Loaded
        query={read}
        failed={t('admissionsTours.failed')}
        skeleton={<SkeletonText label={t('admissionsTours.loading')} lines={6} />}
      >
        {(found) => (
          <>
            <Days found={found} isPast={isPast} onOpen={() => editing.open(null)} onEdit={editing.open} />
            {editing.show((slot, opened) => (
              <TourSlotDialog slot={slot} hosts={found.hosts} {...opened} />
            ))}
          </>
        )}
      </Loaded>
    </ManagementPage>
  );
}

type DaysProps = { found: TourSlots; isPast: boolean; onOpen(): void; onEdit(slot: TourSlot): void };

function Days({ found: { slots, today }, isPast, onOpen, onEdit }: DaysProps) {
  const { t } = useTranslation();
  if (slots.length === 0)
    return (
      <Card>
        <EmptyState
          level={2}
          icon={<DoorOpen />}
          title={t(isPast ? 'admissionsTours.nonePast' : 'admissionsTours.none')}
          action={!isPast && <Button onClick={onOpen}>{t('admissionsTours.open')}</Button>}
        >
          {!isPast && t('admissionsTours.noneText')}
        </EmptyState>
      </Card>
    );
  const days = [...Map.groupBy(slots, ({ date }) => date)];
  return (isPast ? days.toReversed() : days).map(([date, times]) => (
    <Section key={date} title={date === today ? dayLabel(date, today) : formatDate(date, 'long')}>
      <div className="flex flex-col gap-4">
        {times.map((slot) => (
          <TourSlotItem key={slot.id} slot={slot} onEdit={() => onEdit(slot)} />
        ))}
      </div>
    </Section>
  ));
}
