import { useQuery } from '@tanstack/react-query';
import { rooms } from '../../../../domains/center/queries.ts';
import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { FilterChips } from '../../../../ui/FilterChips.tsx';
import { NotForRole } from '../../layout/NotForRole.tsx';
import { Page } from '../../layout/Page.tsx';
import { Board } from './Board.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { useRoomChoice } from './useRoomChoice.ts';

/** Where a room's day is recorded with one thumb. */
export function ActivitiesScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const read = useQuery(rooms);
  const groups = read.data?.filter(({ ageGroup }) => ageGroup !== null) ?? [];
  const [room, choose] = useRoomChoice(groups);
  if (!can('activities.record')) return <NotForRole title={t('activities.title')} />;
  return (
    <Page title={t('activities.title')} subtitle={t('activities.subtitle')}>
      {!read.data && read.isError && (
        <Alert
          tone="error"
          retry={{ label: t('shell.tryAgain'), busy: read.isFetching, onRetry: () => void read.refetch() }}
        >
          {t('activities.failed')}
        </Alert>
      )}
      {!read.data && !read.isError && <BoardSkeleton />}
      {groups.length > 0 && (
        <FilterChips
          label={t('activities.room')}
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
    </Page>
  );
}
