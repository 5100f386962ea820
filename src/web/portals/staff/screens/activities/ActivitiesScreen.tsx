import { useQuery } from '@tanstack/react-query';
import { ClipboardPen } from 'lucide-react';
import { Link } from 'react-router';
import { rooms } from '#web/domains/center/queries.ts';
import { useRoomChoice } from '#web/domains/center/useRoomChoice.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FilterChips } from '#web/ui/FilterChips.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Board } from './Board.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';

/** Where a room's day is recorded with one thumb. */
export function ActivitiesScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const read = useQuery(rooms);
  const groups = read.data?.filter(({ ageGroup }) => ageGroup !== null) ?? [];
  const [room, choose] = useRoomChoice(groups);
  if (!can('activities.record')) return <NotForRole title={t('activities.title')} />;
  return (
    <StaffPage
      title={t('activities.title')}
      subtitle={<span className="max-sm:hidden">{t('activities.subtitle')}</span>}
      back="none"
      actions={
        room &&
        can('daily-reports') && (
          <Button asChild variant="secondary" icon={<ClipboardPen className="size-5" />}>
            <Link to={`/daily-reports?room=${room.id}`}>{t('shell.nav.dailyReports')}</Link>
          </Button>
        )
      }
    >
      {!read.data && <LoadFailed read={read} failed={t('activities.failed')} />}
      {!read.data && !read.isError && <BoardSkeleton />}
      {groups.length > 0 && (
        <FilterChips
          label={t('common.room')}
          options={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(room?.id)}
          onChange={(id) => choose(Number(id))}
        />
      )}
      {room && <Board key={room.id} roomId={room.id} />}
      {read.data && !room && (
        <EmptyState title={t('activities.noRooms')} level={2}>
          {t('activities.noRoomsText')}
        </EmptyState>
      )}
    </StaffPage>
  );
}
