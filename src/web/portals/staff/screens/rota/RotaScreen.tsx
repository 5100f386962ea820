import { useQuery } from '@tanstack/react-query';
import { CalendarOff, Send } from 'lucide-react';
import { mondayOf } from '#web/domains/analytics/rules.ts';
import { rotaWeek } from '#web/domains/rota/queries.ts';
import { daysPlanned, type RotaWeek } from '#web/domains/rota/rules.ts';
import { useSearchFields } from '#web/layout/useSearchFields.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ManagementPage } from '#web/portals/staff/layout/ManagementPage.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { PeopleHours } from './PeopleHours.tsx';
import { RotaGrid } from './RotaGrid.tsx';
import { WaitingWishes } from './WaitingWishes.tsx';
import { WeekChoice } from './WeekChoice.tsx';

const PublishDialog = lazyDialog(() => import('./PublishDialog.tsx'));

/** Who works when, against who is booked (rota). */
export function RotaScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const today = useCenterToday();
  const { askedDay } = useSearchFields();
  const monday = mondayOf(askedDay('week', today) || today);
  const read = useQuery({ ...rotaWeek(monday), enabled: can('rota') });
  const publishing = useDialog<RotaWeek>();
  const week = read.data?.from === monday ? read.data : undefined;
  if (!can('rota')) return <NotForRole title={t('rota.title')} />;
  return (
    <ManagementPage
      title={t('rota.title')}
      subtitle={t('rota.subtitle')}
      main={{
        icon: <Send className="size-5" />,
        children: t(week?.isPublished ? 'rota.publish.done' : 'rota.publish.button'),
        disabled: !week || week.isPublished,
        onClick: () => week && publishing.open(week),
        ...PublishDialog.near,
      }}
    >
      <WeekChoice monday={monday} week={week} />
      <Loaded query={read} failed={t('rota.failed')} skeleton={<SkeletonText label={t('rota.loading')} lines={10} />}>
        {(shown) => (
          <>
            <WaitingWishes wishes={shown.wishes} />
            <Week week={shown} />
          </>
        )}
      </Loaded>
      {publishing.show((shown, opened) => (
        <PublishDialog week={shown} {...opened} />
      ))}
    </ManagementPage>
  );
}

function Week({ week }: { week: RotaWeek }) {
  const { t } = useTranslation();
  if (daysPlanned(week).length === 0)
    return (
      <EmptyState icon={<CalendarOff />} title={t('rota.closed')}>
        {t('rota.closedText')}
      </EmptyState>
    );
  if (week.rooms.length === 0)
    return (
      <EmptyState icon={<CalendarOff />} title={t('rota.noRooms')}>
        {t('rota.noRoomsText')}
      </EmptyState>
    );
  return (
    <>
      <RotaGrid week={week} />
      <PeopleHours week={week} />
    </>
  );
}
